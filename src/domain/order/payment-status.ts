import type { Money } from '#domain/money/money.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'

/**
 * The payment status of an order for its customer. Paths are within the market; instants are ISO.
 * `failed` can be paid again, by the same method or another of `rows`; `over` cannot: its units are released.
 */
export type PaymentStatus =
  | { readonly kind: 'paid'; readonly path: string }
  | {
      readonly kind: 'waiting'
      readonly method: PaymentMethodId
      /** Who acts next: the customer at the provider, the provider, or the shop, which must review the payment. */
      readonly on: 'shopper' | 'provider' | 'shop'
      readonly payableUntil: string
      /** The thank-you page of a financing application in review (Spec 2.1). */
      readonly thankYouPath?: string
    }
  | {
      readonly kind: 'failed'
      readonly method: PaymentMethodId
      readonly reason: 'declined' | 'cancelled' | 'expired'
      readonly payableUntil: string
      readonly rows: readonly PaymentRow[]
    }
  /** The difference left by a trade-in: its device was worth less than was spent, or was not bought. */
  | {
      readonly kind: 'difference'
      readonly due: Money
      readonly payableUntil: string
      readonly isBought: boolean
    }
  | { readonly kind: 'over'; readonly reason: 'expired' | 'cancelled' }

/** The result of starting or resuming an attempt. `unavailable`: the provider does not respond, nothing was charged. */
export type PaymentStart =
  | { readonly kind: 'redirect'; readonly url: string }
  /** The provider's script confirms it in the browser, with this secret. */
  | { readonly kind: 'wallet'; readonly clientSecret: string }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'settled' }
  | { readonly kind: 'unavailable' }
