import type { RefreshWebhook } from '#domain/cart/after-refresh.ts'
import type { StepName } from '#domain/checkout/checkout.ts'
import type { PaymentType } from '#domain/payment/payment.ts'

/** What the page has to say about an order that was not placed. */
export type Response =
  | { readonly kind: 'cart-changed'; readonly notice: RefreshWebhook | undefined }
  | { readonly kind: 'sold'; readonly names: readonly string[] }
  | { readonly kind: 'payment-refused'; readonly method: PaymentType }
  | { readonly kind: 'point-gone' }
  | { readonly kind: 'vouchers-changed' }
  | { readonly kind: 'step'; readonly step: StepName }
  | { readonly kind: 'too-many-units'; readonly max: number }
  | { readonly kind: 'too-many-requests' | 'cart-ordered' | 'in-progress' | 'unsent' }

/** Said of a step that was opened again: settled once it is completed anew. */
export function isAboutStep({ kind }: Response): boolean {
  return (
    kind === 'payment-refused' ||
    kind === 'point-gone' ||
    kind === 'vouchers-changed' ||
    kind === 'step'
  )
}
