import type { Arrows } from '#domain/machine.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { isPaidOnDelivery } from '#domain/payment/methods.ts'

export const orderStates = [
  'awaiting-payment',
  'confirmed',
  'awaiting-trade-in',
  'closed',
  'expired',
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]

export const orderMoves = [
  'confirm',
  'await-trade-in',
  'resume',
  'expire',
  'cancel',
  'close',
] as const
export type OrderMove = (typeof orderMoves)[number]

/**
 * A confirmed order is cancelled only before the handover, which its shipment knows (orders.md, Order); one that a
 * pending voucher partly pays waits for the trade-in (sell.md, Rulings).
 */
export const orderArrows: Arrows<OrderState, OrderMove> = {
  'awaiting-payment': { confirm: 'confirmed', expire: 'expired', cancel: 'cancelled' },
  confirmed: { 'await-trade-in': 'awaiting-trade-in', close: 'closed', cancel: 'cancelled' },
  'awaiting-trade-in': { resume: 'confirmed', cancel: 'cancelled' },
  closed: {},
  expired: {},
  cancelled: {},
}

/** The order is paid, or is paid on delivery, and has its invoice (orders.md). */
export function isValid(state: OrderState): boolean {
  return state === 'confirmed' || state === 'closed'
}

/** Nothing is left to pay before the delivery; a pending voucher may still wait for its device. */
export function isPaidFor(state: OrderState): boolean {
  return isValid(state) || state === 'awaiting-trade-in'
}

/** The order will not be sent: what was paid is refunded. */
export function isEnded(state: OrderState): boolean {
  return state === 'expired' || state === 'cancelled'
}

/** On-delivery methods confirm at once; so does an order fully paid by vouchers, without a method (orders.md). */
export function firstStateOf(payment: PaymentMethodId | undefined): OrderState {
  return payment === undefined || isPaidOnDelivery(payment) ? 'confirmed' : 'awaiting-payment'
}
