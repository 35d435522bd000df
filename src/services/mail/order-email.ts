import type { Company } from '#domain/market/company.ts'
import type { PriceDisplay } from '#domain/money/shown-amounts.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import type { MailTexts } from './mail-texts.ts'

/**
 * A confirmed order as its email describes it. `link` opens it without signing in, `withdrawalLink` leads to the
 * withdrawal, `invoiceLink` to its invoice; pictures are loaded from `origin`.
 */
export type OrderEmail = {
  readonly order: OrderView
  readonly returnDays: number
  readonly link: string
  readonly withdrawalLink: string
  readonly invoiceLink?: string
  readonly origin: string
  readonly display: PriceDisplay
  readonly company: Company
  readonly texts: MailTexts
}
