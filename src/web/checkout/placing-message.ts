import type { RefreshAlert } from '#domain/cart/after-refresh.ts'
import type { StepName } from '#domain/checkout/checkout.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'

/** The message of the page about an order that was not placed. */
export type PlacingMessage =
  | { readonly kind: 'cart-changed'; readonly alert: RefreshAlert | undefined }
  | { readonly kind: 'sold'; readonly names: readonly string[] }
  | { readonly kind: 'payment-refused'; readonly method: PaymentMethodId }
  | { readonly kind: 'point-gone' }
  | { readonly kind: 'vouchers-changed' }
  | { readonly kind: 'step'; readonly step: StepName }
  | { readonly kind: 'too-many-units'; readonly max: number }
  | { readonly kind: 'too-many-requests' | 'cart-ordered' | 'in-progress' | 'unsent' }

/** The message is about a step that was reopened: it goes away when the step is completed again. */
export function isAboutStep({ kind }: PlacingMessage): boolean {
  return (
    kind === 'payment-refused' ||
    kind === 'point-gone' ||
    kind === 'vouchers-changed' ||
    kind === 'step'
  )
}
