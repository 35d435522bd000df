import type { Company } from '#domain/market/company.ts'
import type { OrderView } from '#domain/order/order-view.ts'

/** A confirmed order, as its mail tells it; `link` opens it without signing in, `withdrawalLink` the way out of it, `invoiceLink` its invoice, pictures are read from `origin`. */
export type OrderEmail = {
  readonly order: OrderView
  readonly returnDays: number
  readonly link: string
  readonly withdrawalLink: string
  readonly invoiceLink?: string
  readonly origin: string
  readonly company: Company
}
