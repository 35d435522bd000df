import type { PaymentRowsResponse } from '#contract/payment-rows.ts'
import type { RequestedCart } from '#domain/checkout/requested-cart.ts'
import { type DeliveryChoice, methodOnWire } from '#domain/delivery/delivery.ts'
import type { CustomerType } from '#domain/payment/customer-type.ts'

type PaymentRowsRequest = {
  readonly cart: RequestedCart
  readonly customer: CustomerType
  readonly delivery: DeliveryChoice
  readonly vouchers: readonly string[]
}

const timeoutMs = 10_000

/** The server's own rows, with the plans of each; rejects if the server does not respond in time. */
export async function askPaymentRows(
  { cart, customer, delivery, vouchers }: PaymentRowsRequest,
  signal: AbortSignal,
): Promise<PaymentRowsResponse> {
  const [{ paymentRowsResponseSchema }, response] = await Promise.all([
    // Downloaded with the first request: a page that sends none does not need it.
    import('#contract/payment-rows.ts'),
    fetch('/api/payment-rows/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...cart,
        customerType: customer,
        delivery: { method: methodOnWire[delivery.method], subtype: delivery.subtype },
        ...(vouchers.length > 0 && { vouchers }),
      }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    }),
  ])
  if (!response.ok) throw new Error(`The payment rows answered ${response.status}.`)
  return paymentRowsResponseSchema.parse(await response.json())
}
