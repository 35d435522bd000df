import type { Company } from '#domain/market/company.ts'
import type { PriceDisplay } from '#domain/money/shown-amounts.ts'
import type { TradeInView } from '#domain/trade-in/trade-in-view.ts'
import type { TradeInUpdate } from '../trade-in/trade-in-update.ts'
import type { MailTexts } from './mail-texts.ts'

/** An update on a trade-in; `link` opens it without signing in or, once it is over, leads to the start of a new one. */
export type TradeInEmail = {
  readonly view: TradeInView
  readonly update: TradeInUpdate
  /** The label of its parcel is attached. */
  readonly hasLabel?: boolean
  readonly link: string
  readonly display: PriceDisplay
  readonly company: Company
  readonly texts: MailTexts
}
