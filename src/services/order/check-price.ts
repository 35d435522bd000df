import { basketOf } from '#domain/cart/basket.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { hasItems } from '#domain/cart/cart.ts'
import type { MarketSettings } from '#domain/checkout/settings.ts'
import {
  type CheckoutTotals,
  isPaidByVouchers,
  toPayOf,
  totalsOf,
} from '#domain/checkout/totals.ts'
import { kindOf } from '#domain/delivery/delivery.ts'
import { deliveryCostOf } from '#domain/delivery/offered.ts'
import type { Money } from '#domain/money/money.ts'
import type { OrderRequest } from '#domain/order/order-request.ts'
import type { PlacingRefusal } from '#domain/order/refusal.ts'
import { choosePayment } from '#domain/payment/choose.ts'
import { paymentRows } from '#domain/payment/rows.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { basketLeft } from '#domain/voucher/basket-left.ts'
import type { FoundVoucher } from '../voucher/find-vouchers.ts'
import { invalidIn } from './check-fields.ts'
import type { FinancingOfOrder } from './read-financing.ts'

/**
 * The payment method must be available by the rule that the page uses, and the total and the remainder after
 * vouchers must be those that were shown (orders.md, Order).
 */
export function checkPrice(
  cart: Cart,
  request: OrderRequest,
  settings: MarketSettings,
  financing: FinancingOfOrder,
  vouchers: readonly FoundVoucher[],
): Result<CheckoutTotals, PlacingRefusal> {
  const { market, delivery, payment, shownTotal } = request
  if (!hasItems(cart)) return refuse({ kind: 'empty-cart' })
  if (!deliveryCostOf(delivery, market, settings.delivery))
    return refuse(invalidIn('delivery-method', 'subtype', 'not-offered'))
  const isPaid = isPaidByVouchers(cart, delivery, settings, vouchers)
  const totals = totalsOf(cart, delivery, payment.type, settings, vouchers)
  const { total } = totals
  const toPay = toPayOf(totals)
  if (isPaid !== (payment.type === undefined))
    return vouchers.length > 0 || request.vouchers
      ? refuse({ kind: 'vouchers-changed', total, toPay })
      : refuse(invalidIn('payment-method', 'type', 'required'))
  const error = methodError(cart, request, settings, financing, vouchers)
  if (error) return refuse(error)
  if (!isSame(total, shownTotal))
    return refuse({ kind: 'cart-changed', total, dropped: [], problems: [] })
  return isSame(toPay, request.vouchers?.shownToPay ?? shownTotal)
    ? ok(totals)
    : refuse({ kind: 'vouchers-changed', total, toPay })
}

/** Returns no error if no method is required. */
function methodError(
  cart: Cart,
  { market, delivery, payment, billing, shownTotal, vouchers: requestedVouchers }: OrderRequest,
  settings: MarketSettings,
  financing: FinancingOfOrder,
  vouchers: readonly FoundVoucher[],
): PlacingRefusal | undefined {
  const { type: method } = payment
  if (method === undefined) return undefined
  const { toPay } = totalsOf(cart, delivery, undefined, settings, vouchers)
  const rows = paymentRows(
    {
      market,
      customer: billing.kind,
      delivery: kindOf(delivery),
      basket: basketLeft(basketOf(cart), toPay),
      ...(financing && {
        schemes: financing.schemes,
        total: requestedVouchers?.shownToPay ?? shownTotal,
      }),
    },
    settings.payment,
  )
  const chosen = choosePayment(method, rows)
  if (!chosen.ok) return { kind: 'payment-refused', method, reason: chosen.refusal }
  if (!financing || financing.chosen.ok) return undefined
  const { field, code } = financing.chosen.refusal
  return invalidIn('payment-method', field, code)
}

function isSame(one: Money, other: Money): boolean {
  return one.minor === other.minor && one.currency === other.currency
}
