import type { Money } from '#domain/money/money.ts'
import type { PaymentType } from '#domain/payment/payment.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'

/**
 * Where the payment of an order stands for its buyer. Paths are within the market; instants are ISO.
 * `failed` can be paid again, by the same method or another of `rows`; `over` cannot: its units are free again.
 */
export type PaymentStatus =
  | { readonly kind: 'paid'; readonly path: string }
  | {
      readonly kind: 'waiting'
      readonly method: PaymentType
      /** Whose turn it is: the shopper's at the provider, the provider's, or ours to look at it. */
      readonly on: 'shopper' | 'provider' | 'shop'
      readonly payableUntil: string
      /** Where a financing in review is thanked for (Spec 2.1). */
      readonly thankYouPath?: string
    }
  | {
      readonly kind: 'failed'
      readonly method: PaymentType
      readonly reason: 'declined' | 'cancelled' | 'expired'
      readonly payableUntil: string
      readonly rows: readonly PaymentRow[]
    }
  /** What a trade-in left to pay: its device was worth less than was spent, or was not bought. */
  | {
      readonly kind: 'difference'
      readonly due: Money
      readonly payableUntil: string
      readonly isBought: boolean
    }
  | { readonly kind: 'over'; readonly reason: 'expired' | 'cancelled' }

/** What starting or resuming an attempt comes to. `unavailable`: the provider does not answer, nothing was taken. */
export type PaymentStart =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'settled' }
  | { readonly kind: 'unavailable' }
