import { basketOf } from '#domain/cart/basket.ts'
import { completedValue, customerOf } from '#domain/checkout/checkout.ts'
import { kindOf } from '#domain/delivery/delivery.ts'
import { type PaymentRow, paymentRows } from '#domain/payment/rows.ts'
import { useDesk } from './checkout-desk.tsx'

/** The rows by the rule the server places the order by; a group is shown by its children. */
export const usePaymentRows = (): readonly PaymentRow[] => {
  const { checkout, cart, settings } = useDesk()
  const choice = completedValue(checkout, 'delivery-method')
  if (!choice) return []
  const rows = paymentRows(
    {
      market: checkout.market,
      customer: customerOf(checkout),
      delivery: kindOf(choice),
      basket: basketOf(cart),
    },
    settings.payment,
  )
  return rows.flatMap(row => (row.children.length > 0 ? row.children : [row]))
}
