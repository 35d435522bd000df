import { basketOf } from '#domain/cart/basket.ts'
import { completedValue, customerOf } from '#domain/checkout/checkout.ts'
import { requestedOf } from '#domain/checkout/requested-cart.ts'
import { toPayOf, totalsOf } from '#domain/checkout/totals.ts'
import { type DeliveryChoice, kindOf } from '#domain/delivery/delivery.ts'
import { zero } from '#domain/money/arithmetic.ts'
import { paymentRows } from '#domain/payment/rows.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import { basketLeft } from '#domain/voucher/basket-left.ts'
import { askPaymentRows } from '#web/client/payment-rows-client.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import type { PaymentRows } from '#web/payment/rows-now.ts'
import { type CheckoutContext, useCheckout } from '../checkout-context.tsx'

/**
 * The server's rows, requested again when cart, delivery, customer or vouchers change; meanwhile those the page
 * calculates by the same rule.
 */
export function usePaymentRows(): PaymentRows {
  const checkoutState = useCheckout()
  const { checkout, cart } = checkoutState
  const delivery = completedValue(checkout, 'delivery-method')
  const customer = customerOf(checkout)
  const requestedCart = requestedOf(cart)
  const { applied } = checkoutState.vouchers
  const vouchers = applied.map(({ code }) => code)
  const inputs = [requestedCart, customer, delivery, basketOf(cart).totalMinor, applied]
  const loaded = useLoaded(delivery && JSON.stringify(inputs), async signal =>
    delivery
      ? askPaymentRows({ cart: requestedCart, customer, delivery, vouchers }, signal)
      : undefined,
  )
  if (loaded.kind === 'loaded' && loaded.value) return { ...loaded.value, isLoading: false }
  const isLoading = loaded.kind === 'loading'
  // If the server does not respond, no terms are known.
  return { ...rowsHere(checkoutState, delivery, isLoading ? {} : { schemes: [] }), isLoading }
}

/** The rows that the page calculates; none before a delivery is chosen. */
export function rowsHere(
  { checkout, cart, settings, vouchers }: CheckoutContext,
  delivery: DeliveryChoice | undefined,
  known: { readonly schemes?: readonly InstallmentScheme[] },
): Omit<PaymentRows, 'isLoading'> {
  if (!delivery) return { rows: [], schemes: [], financed: zero(cart.currency) }
  const totals = totalsOf(cart, delivery, undefined, settings, vouchers.applied)
  const rows = paymentRows(
    {
      market: checkout.market,
      customer: customerOf(checkout),
      delivery: kindOf(delivery),
      basket: basketLeft(basketOf(cart), totals.toPay),
      ...known,
    },
    settings.payment,
  )
  return { rows, schemes: [], financed: toPayOf(totals) }
}
