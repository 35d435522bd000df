import type { CartProblem, Dropped } from '#domain/cart/refresh-report.ts'
import type { PromoRefusal } from '#domain/cart/shelf.ts'
import type { StepName } from '#domain/checkout/checkout.ts'
import type { Money } from '#domain/money/money.ts'
import type { PaymentRefusal } from '#domain/payment/choose.ts'
import type { PaymentType } from '#domain/payment/payment.ts'
import type { VoucherRefusal } from '#domain/voucher/voucher-refusal.ts'

/** orders.md, Order: every way placing an order is refused; nothing is written then. */
export type PlacingRefusal =
  /** 409: the price is another than was shown; `total` is the current one. */
  | {
      readonly kind: 'cart-changed'
      readonly total: Money
      readonly dropped: readonly Dropped[]
      readonly problems: readonly CartProblem[]
    }
  /** 409: the same cart is being placed at this moment. */
  | { readonly kind: 'completion-in-progress' }
  /** 409: the cart was ordered before, by somebody else or as an order that has ended; nothing is told of it. */
  | { readonly kind: 'cart-ordered' }
  /** 409: no unit is left for these lines. */
  | { readonly kind: 'unit-unavailable'; readonly lineIds: readonly string[] }
  /** 409: the payment row is not open by the rule the page uses. */
  | {
      readonly kind: 'payment-refused'
      readonly method: PaymentType
      readonly reason: PaymentRefusal
    }
  /** 409 */
  | { readonly kind: 'promo-refused'; readonly code: string; readonly reason: PromoRefusal }
  /** 409: this one of the vouchers pays nothing; `at` is its place among them. */
  | { readonly kind: 'voucher-refused'; readonly at: number; readonly reason: VoucherRefusal }
  /** 409: vouchers leave another amount to pay than was shown. */
  | { readonly kind: 'vouchers-changed'; readonly total: Money; readonly toPay: Money }
  /** 409: the point was closed, or is not of the chosen delivery. */
  | { readonly kind: 'pickup-point-unavailable'; readonly pointId: string }
  /** 422: a value of a step, or of the cart itself, is missing or wrong; `code` names the rule. */
  | {
      readonly kind: 'invalid-field'
      readonly step: StepName | 'cart'
      readonly field: string
      readonly code: string
    }
  /** 422 */
  | { readonly kind: 'empty-cart' }
  /** 422: an Idempotency-Key seen before with another body. */
  | { readonly kind: 'key-reused' }
  /** 429: more units held by one client than is fair. */
  | { readonly kind: 'too-many-units'; readonly max: number }
