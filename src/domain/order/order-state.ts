import type { Arrows } from '#domain/machine.ts'
import { isPaidOnDelivery, type PaymentType } from '#domain/payment/payment.ts'

export const orderStates = [
  'awaiting-payment',
  'confirmed',
  'closed',
  'expired',
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]

export const orderMoves = ['confirm', 'expire', 'cancel', 'close'] as const
export type OrderMove = (typeof orderMoves)[number]

/** orders.md, Order. Cancelling a confirmed order is only for before the handover, which its shipment knows. */
export const orderArrows: Arrows<OrderState, OrderMove> = {
  'awaiting-payment': { confirm: 'confirmed', expire: 'expired', cancel: 'cancelled' },
  confirmed: { close: 'closed', cancel: 'cancelled' },
  closed: {},
  expired: {},
  cancelled: {},
}

/** orders.md: it is paid, or is paid on delivery, and has its invoice. */
export const stands = (state: OrderState): boolean => state === 'confirmed' || state === 'closed'

/** orders.md: on-delivery methods confirm at once; so does an order that vouchers paid, without a method. */
export const firstStateOf = (payment: PaymentType | undefined): OrderState =>
  payment === undefined || isPaidOnDelivery(payment) ? 'confirmed' : 'awaiting-payment'
