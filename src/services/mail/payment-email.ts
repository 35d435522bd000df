import type { Company } from '#domain/market/company.ts'
import type { Money } from '#domain/money/money.ts'
import type { PriceDisplay } from '#domain/money/shown-amounts.ts'
import type { OrderView } from '#domain/order/order-view.ts'
import type { MailTexts } from './mail-texts.ts'

/** What happened to the money of an order, with the facts of each case; instants are ISO. */
export type PaymentUpdate =
  | { readonly kind: 'payment-failed'; readonly payableUntil: string }
  /** The lender has the application, and has not decided yet. */
  | { readonly kind: 'loan-in-review'; readonly lender: string }
  | { readonly kind: 'order-expired' }
  | { readonly kind: 'order-cancelled' }
  /** The amount that remained to be paid after a trade-in. */
  | {
      readonly kind: 'difference-due'
      readonly amount: Money
      readonly payableUntil: string
      readonly isBought: boolean
    }
  /** The trade-in that the order waited for is settled. */
  | { readonly kind: 'order-resumed' }
  /** To the lender that financed the order, or to the card. */
  | { readonly kind: 'refund-sent'; readonly amount: Money; readonly lender?: string }
  /** An amount paid on delivery is refunded to a bank account. */
  | { readonly kind: 'refund-transferred'; readonly amount: Money }
  | { readonly kind: 'voucher-given-back'; readonly amount: Money }

/** `link` opens the order without signing in; while it can still be paid, it can be paid there. */
export type PaymentEmail = {
  readonly order: OrderView
  readonly update: PaymentUpdate
  readonly link: string
  readonly display: PriceDisplay
  readonly company: Company
  readonly texts: MailTexts
}
