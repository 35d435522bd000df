import type { CartProblem, Dropped } from '#domain/cart/refresh-report.ts'
import type { PromoRefusal } from '#domain/cart/shelf.ts'
import type { StepName } from '#domain/checkout/checkout.ts'
import type { Money } from '#domain/money/money.ts'
import type { PaymentRefusal } from '#domain/payment/choose.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { VoucherRefusal } from '#domain/voucher/voucher-refusal.ts'

/** All refusals of placing an order; nothing is written then (orders.md, Order). */
export type PlacingRefusal =
  /** 409: the price differs from the displayed one; `total` is the current one. */
  | {
      readonly kind: 'cart-changed'
      readonly total: Money
      readonly dropped: readonly Dropped[]
      readonly problems: readonly CartProblem[]
    }
  /** 409: the same cart is being placed at the moment. */
  | { readonly kind: 'completion-in-progress' }
  /** 409: the cart was already ordered, by another customer or as an order that has ended; its details are not disclosed. */
  | { readonly kind: 'cart-ordered' }
  /** 409: no unit is left for these lines. */
  | { readonly kind: 'unit-unavailable'; readonly lineIds: readonly string[] }
  /** 409: the payment row is not available by the rule that the page uses. */
  | {
      readonly kind: 'payment-refused'
      readonly method: PaymentMethodId
      readonly reason: PaymentRefusal
    }
  /** 409 */
  | { readonly kind: 'promo-refused'; readonly code: string; readonly reason: PromoRefusal }
  /** 409: one of the vouchers pays nothing; `at` is its index. */
  | { readonly kind: 'voucher-refused'; readonly at: number; readonly reason: VoucherRefusal }
  /** 409: with the vouchers, the amount to pay differs from the displayed one. */
  | { readonly kind: 'vouchers-changed'; readonly total: Money; readonly toPay: Money }
  /** 409: the pickup point was closed, or does not belong to the chosen delivery. */
  | { readonly kind: 'pickup-point-unavailable'; readonly pointId: string }
  /** 422: a value of a step, or of the cart itself, is missing or invalid; `code` names the rule. */
  | {
      readonly kind: 'invalid-field'
      readonly step: StepName | 'cart'
      readonly field: string
      readonly code: string
    }
  /** 422 */
  | { readonly kind: 'empty-cart' }
  /** 422: an Idempotency-Key already used with another body. */
  | { readonly kind: 'key-reused' }
  /** 429: one client reserves more units than allowed. */
  | { readonly kind: 'too-many-units'; readonly max: number }
