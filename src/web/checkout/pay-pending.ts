import { processingPath } from '#domain/order/standing-path.ts'
import { startPayment } from '#web/client/payment-client.ts'
import type { PendingOrder } from '#web/client/pending-order.ts'

/** Where a payment goes on: at its provider's, or on a page of this shop. */
export type PaymentPlace =
  | { readonly kind: 'provider'; readonly url: string }
  | { readonly kind: 'path'; readonly path: string }

/** orders.md: starts the payment of a placed order, or resumes it. Whatever fails here, the processing page goes on from. */
export async function payPending(order: PendingOrder): Promise<PaymentPlace> {
  const start = await startPayment(order)
  return start.kind === 'redirect'
    ? { kind: 'provider', url: start.url }
    : { kind: 'path', path: processingPath(order) }
}
