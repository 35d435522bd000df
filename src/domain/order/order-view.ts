import type { Address } from '#domain/address/address.ts'
import type { ContactDetails } from '#domain/address/contact.ts'
import type { DeliveryKind, DeliverySubtype } from '#domain/delivery/delivery.ts'
import type { DeliveryEstimate } from '#domain/delivery/estimate.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { Grade } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import { subtract } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import type { CustomerType } from '#domain/payment/customer-type.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { isPaidOnDelivery } from '#domain/payment/methods.ts'
import type { NextEvent } from './confirmation.ts'
import { isPaidFor, type OrderState } from './order-state.ts'

export const orderLineKinds = ['device', 'service', 'battery', 'accessory', 'gift-wrap'] as const
export type OrderLineKind = (typeof orderLineKinds)[number]

/** `belongsTo` is the position of the device with which the line is sold. */
export type OrderLineView = {
  readonly position: number
  readonly kind: OrderLineKind
  readonly itemId: string
  readonly title: string
  readonly grade?: Grade
  readonly price: Money
  readonly belongsTo?: number
  readonly picture?: string
}

export type OrderTotals = {
  readonly items: Money
  readonly discount: Money
  readonly delivery: Money
  readonly collectionFee: Money
  readonly total: Money
  /** The part of the total that vouchers pay, if any. */
  readonly vouchers?: Money
  /** The part that a trade-in should have paid and did not: the customer pays it separately (sell.md, Rulings). */
  readonly difference?: Money
}

/** The part of an order that is paid by its payment method. */
export function leftToPay({ total, vouchers, difference }: OrderTotals): Money {
  return [vouchers, difference].reduce<Money>(
    (left, paid) => (paid ? subtract(left, paid) : left),
    total,
  )
}

/** A placed order as its customer sees it; `placedAt` is an ISO instant. */
export type OrderView = {
  readonly number: string
  readonly market: Market
  readonly state: OrderState
  readonly placedAt: string
  readonly customer: CustomerType
  readonly lines: readonly OrderLineView[]
  readonly totals: OrderTotals
  readonly promoCode?: string
  readonly contact: ContactDetails
  readonly delivery: {
    readonly kind: DeliveryKind
    readonly subtype: DeliverySubtype
    readonly point?: PickupPoint
    readonly address?: Address
  }
  /** Absent where vouchers paid everything. */
  readonly paymentMethod?: PaymentMethodId
  readonly estimate: DeliveryEstimate
  readonly next: readonly NextEvent[]
  /** The invoice; a path from the root of the host, outside the pages of any market. */
  readonly invoicePath?: string
  /** Of its devices, in the same way. */
  readonly warrantyCardPath?: string
}

/** Whether the part that the payment method pays has been paid, and not only will be on delivery. */
export function isPaidNow({
  state,
  paymentMethod,
}: Pick<OrderView, 'state' | 'paymentMethod'>): boolean {
  return paymentMethod !== undefined && !isPaidOnDelivery(paymentMethod) && isPaidFor(state)
}
