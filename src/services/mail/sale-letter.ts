import type { Company } from '#domain/market/company.ts'
import type { SaleView } from '#domain/sell/sale-view.ts'
import type { SaleNews } from '../sell/sale-news.ts'

/** What happened to a sale; `link` opens it without signing in, or the place to begin anew where it is over. */
export type SaleLetter = {
  readonly view: SaleView
  readonly news: SaleNews
  readonly link: string
  readonly company: Company
}
