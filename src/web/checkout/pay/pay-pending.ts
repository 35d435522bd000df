import { processingPath } from '#domain/order/status-path.ts'
import { startPayment } from '#web/client/payment-client.ts'
import type { PendingOrder } from '#web/client/pending-order.ts'

/** Where a payment continues: at its provider or on a page of this shop. */
export type PaymentPlace =
  | { readonly kind: 'provider'; readonly url: string }
  | { readonly kind: 'path'; readonly path: string }

/** Starts or resumes the payment of a placed order. After any failure here, the processing page continues (orders.md). */
export async function payPending(order: PendingOrder): Promise<PaymentPlace> {
  const start = await startPayment(order)
  return start.kind === 'redirect'
    ? { kind: 'provider', url: start.url }
    : { kind: 'path', path: processingPath(order) }
}
