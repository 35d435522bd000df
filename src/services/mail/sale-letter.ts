import type { Company } from '#domain/market/company.ts'
import type { TradeInView } from '#domain/sell/sale-view.ts'
import type { TradeInUpdate } from '../sell/sale-news.ts'

/** An update on a trade-in; `link` opens it without signing in or, once it is over, leads to the start of a new one. */
export type TradeInEmail = {
  readonly view: TradeInView
  readonly news: TradeInUpdate
  readonly link: string
  readonly company: Company
}
