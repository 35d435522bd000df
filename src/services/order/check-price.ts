import { basketOf } from '#domain/cart/basket.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { hasItems } from '#domain/cart/cart.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import { type CheckoutTotals, totalsOf } from '#domain/checkout/totals.ts'
import { kindOf } from '#domain/delivery/delivery.ts'
import { deliveryCostOf } from '#domain/delivery/offered.ts'
import type { OrderRequest } from '#domain/order/order-request.ts'
import type { PlacingRefusal } from '#domain/order/refusal.ts'
import { choosePayment } from '#domain/payment/choose.ts'
import { paymentRows } from '#domain/payment/rows.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { invalidIn } from './check-fields.ts'
import type { FinancingOfOrder } from './read-financing.ts'

/** orders.md, Order: the payment row must be open by the rule the page uses, and the total the one that was shown. */
export const checkPrice = (
  cart: Cart,
  { market, delivery, payment, billing, shownTotal }: OrderRequest,
  settings: MarketSettings,
  financing: FinancingOfOrder,
): Result<CheckoutTotals, PlacingRefusal> => {
  if (!hasItems(cart)) return refuse({ kind: 'empty-cart' })
  if (!deliveryCostOf(delivery, market, settings.delivery))
    return refuse(invalidIn('delivery-method', 'subtype', 'not-offered'))
  const rows = paymentRows(
    {
      market,
      customer: billing.kind,
      delivery: kindOf(delivery),
      basket: basketOf(cart),
      ...(financing && { schemes: financing.schemes, total: shownTotal }),
    },
    settings.payment,
  )
  const chosen = choosePayment(payment.type, rows)
  if (!chosen.ok)
    return refuse({ kind: 'payment-refused', method: payment.type, reason: chosen.refusal })
  if (financing && !financing.chosen.ok) {
    const { field, code } = financing.chosen.refusal
    return refuse(invalidIn('payment-method', field, code))
  }
  const totals = totalsOf(cart, delivery, payment.type, settings)
  const { total } = totals
  return total.minor === shownTotal.minor && total.currency === shownTotal.currency
    ? ok(totals)
    : refuse({ kind: 'cart-changed', total, dropped: [], problems: [] })
}
