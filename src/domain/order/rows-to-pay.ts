import { type DeliverySubtype, kindOf } from '#domain/delivery/delivery.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { CustomerType } from '#domain/payment/customer-type.ts'
import { isPersonalOnly, type PaymentRow, paymentRows } from '#domain/payment/rows.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import type { PaymentSettings } from '#domain/payment/settings.ts'
import { basketLeft } from '#domain/voucher/basket-left.ts'
import type { OrderLineKind } from './order-view.ts'

/** The properties of a placed order that decide how it can be paid. */
type PayableOrder = {
  readonly market: Market
  readonly customer: CustomerType
  readonly subtype: DeliverySubtype
  readonly currency: Currency
  readonly itemsMinor: number
  readonly discountMinor: number
  readonly totalMinor: number
  /** The amount already paid, for example by vouchers. */
  readonly coveredMinor: number
  readonly lines: readonly { readonly kind: OrderLineKind }[]
}

/**
 * The payment methods for the part of a placed order that vouchers left, by the same rule as the checkout; also those on
 * delivery, whose fee is added to the total.
 */
export function rowsToPay(
  order: PayableOrder,
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
  // The customer of a placed order does not change: what is for others is not shown.
  return paymentRows(situation, settings).filter(row => !isPersonalOnly(row))
}

/** In minor units: what an order costs if it is paid on delivery, with that fee in place of its own. */
export function totalOnDelivery(
  { totalMinor, feeMinor }: { readonly totalMinor: number; readonly feeMinor: number },
  { collectionFee }: Pick<PaymentRow, 'collectionFee'>,
): number {
  return totalMinor - feeMinor + collectionFee.minor
}
