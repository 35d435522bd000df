import type { Company } from '#domain/market/company.ts'
import type { TradeInView } from '#domain/sell/sale-view.ts'
import type { TradeInUpdate } from '../sell/sale-news.ts'

/** What happened to a sale; `link` opens it without signing in, or the place to begin anew where it is over. */
export type TradeInEmail = {
  readonly view: TradeInView
  readonly news: TradeInUpdate
  readonly link: string
  readonly company: Company
}
