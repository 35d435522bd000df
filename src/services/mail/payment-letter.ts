import type { Company } from '#domain/market/company.ts'
import type { Money } from '#domain/money/money.ts'
import type { OrderView } from '#domain/order/order-view.ts'

/** What happened to the money of an order, each with its own facts; instants are ISO. */
export type PaymentUpdate =
  | { readonly kind: 'payment-failed'; readonly payableUntil: string }
  | { readonly kind: 'order-expired' }
  | { readonly kind: 'order-cancelled' }
  /** What a trade-in left to pay. */
  | {
      readonly kind: 'difference-due'
      readonly amount: Money
      readonly payableUntil: string
      readonly isBought: boolean
    }
  /** Its trade-in is settled. */
  | { readonly kind: 'order-resumed' }
  | { readonly kind: 'refund-sent'; readonly amount: Money }
  /** What was paid on delivery goes to a bank account. */
  | { readonly kind: 'refund-transferred'; readonly amount: Money }
  | { readonly kind: 'voucher-given-back'; readonly amount: Money }

/** `link` opens the order without signing in: where it can still be paid, there it is paid. */
export type PaymentEmail = {
  readonly order: OrderView
  readonly news: PaymentUpdate
  readonly link: string
  readonly company: Company
}
