import { type DeliverySubtype, kindOf } from '#domain/delivery/delivery.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { CustomerType } from '#domain/payment/payment.ts'
import { providerOf } from '#domain/payment/provider.ts'
import { type PaymentRow, paymentRows } from '#domain/payment/rows.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import type { PaymentSettings } from '#domain/payment/settings.ts'
import { basketLeft } from '#domain/voucher/basket-left.ts'
import type { OrderLineKind } from './order-view.ts'

/** What of a placed order decides how it can be paid. */
type PlacedOrder = {
  readonly market: Market
  readonly customer: CustomerType
  readonly subtype: DeliverySubtype
  readonly currency: Currency
  readonly itemsMinor: number
  readonly discountMinor: number
  readonly totalMinor: number
  /** What is paid already, such as by vouchers. */
  readonly coveredMinor: number
  readonly lines: readonly { readonly kind: OrderLineKind }[]
}

/**
 * By the rule the page uses: how what vouchers left of an order can still be paid online. Its total stands, so nothing
 * with a fee is among them.
 */
export function onlineRowsOf(
  order: PlacedOrder,
  schemes: readonly InstallmentScheme[],
  settings: PaymentSettings,
): readonly PaymentRow[] {
  const { market, customer, currency, lines } = order
  const total = { minor: order.totalMinor - order.coveredMinor, currency }
  const basket = {
    itemCount: lines.filter(({ kind }) => kind !== 'service' && kind !== 'gift-wrap').length,
    totalMinor: order.itemsMinor - order.discountMinor,
    currency,
    deviceTypes: [],
  }
  const left = basketLeft(basket, order.coveredMinor > 0 ? total : undefined)
  const situation = {
    market,
    customer,
    delivery: kindOf(order),
    schemes,
    total,
    basket: left,
  }
  return paymentRows(situation, settings).filter(
    row => row.children.length > 0 || providerOf(market, row.type) !== undefined,
  )
}
