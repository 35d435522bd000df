import type { Money } from '#domain/money/money.ts'
import type { PaymentRefusal } from '#domain/payment/choose.ts'
import type { PlanError } from '#domain/payment/choose-plan.ts'

/** Why a payment does not start. */
export type StartRefusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'payment-refused'; readonly reason: PaymentRefusal }
  | { readonly kind: 'invalid-plan'; readonly error: PlanError }
  /** To be paid on delivery is another amount than was shown. */
  | { readonly kind: 'amount-changed'; readonly amount: Money }
  | { readonly kind: 'too-many-attempts' }
