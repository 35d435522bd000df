import { moved, type NotAllowed } from '#domain/machine.ts'
import { type OnDeliveryMove, onDeliveryArrows } from '#domain/order/on-delivery-state.ts'
import {
  type ShipmentMove,
  type ShipmentState,
  shipmentArrows,
} from '#domain/order/shipment-state.ts'
import { ok, type Result } from '#domain/result.ts'
import type { LockedShipment } from '#store/shipment/shipments.ts'
import type { Sql } from '#store/transaction.ts'
import { giveBackAll } from '../voucher/give-back.ts'
import type { ShipmentStores, Why } from './shipment-stores.ts'

export type Walking = Pick<
  ShipmentStores,
  'shipments' | 'handovers' | 'auditLog' | 'spendings' | 'refunds'
>

export type TransitionRefusal = NotAllowed<ShipmentState, ShipmentMove>

/** Moves a locked parcel along its transitions, with one history row and the effects of each (orders.md, Shipment). */
export async function transitionShipment(
  stores: Walking,
  tx: Sql,
  parcel: LockedShipment,
  moves: readonly ShipmentMove[],
  why: Why,
): Promise<Result<ShipmentState, TransitionRefusal>> {
  let { state } = parcel
  for (const by of moves) {
    const to = moved(shipmentArrows, state, by)
    if (!to.ok) return to
    const step = { from: state, to: to.value, ...why }
    if (!(await stores.shipments.step(tx, parcel.id, step)))
      throw new Error(`shipment ${parcel.id} moved while it was locked`)
    state = to.value
    await effects[state]?.(stores, tx, parcel, why)
  }
  return ok(state)
}

type Effect = (stores: Walking, tx: Sql, parcel: LockedShipment, why: Why) => Promise<unknown>

/** The effects of entering a state on the devices, the payment on delivery and the order. */
const effects: Partial<Record<ShipmentState, Effect>> = {
  'handed-over': ({ handovers }, tx, { orderId }, why) =>
    handovers.stepUnits(tx, orderId, { from: 'sold', to: 'shipped', ...why }),

  delivered: async (stores, tx, { orderId, market }, why) => {
    await stores.handovers.stepUnits(tx, orderId, { from: 'shipped', to: 'delivered', ...why })
    await stepCash(stores, tx, orderId, 'collect', why)
    const step = { from: 'confirmed', to: 'closed', ...why, reason: 'delivered' } as const
    if (await stores.handovers.closeOrder(tx, orderId, step))
      await stores.auditLog.message(tx, 'order-closed', { orderId }, why.at)
    const payload = { orderId, market, deliveredAt: why.at.toISOString() }
    await stores.auditLog.message(tx, 'order-delivered', payload, why.at)
  },

  'returned-to-sender': async (stores, tx, parcel, why) => {
    const { orderId } = parcel
    await stores.handovers.stepUnits(tx, orderId, { from: 'shipped', to: 'returned', ...why })
    await stores.handovers.dropReturned(tx, orderId)
    // The payment on delivery will not happen, so the vouchers used with it are given back, too.
    if (await stepCash(stores, tx, orderId, 'refuse', why))
      await giveBackAll(stores, tx, orderId, why)
    await notifyStaff(stores, tx, parcel, 'parcel-returned', why)
  },

  lost: async (stores, tx, parcel, why) => {
    const step = { from: 'shipped', to: 'lost', ...why } as const
    await stores.handovers.stepUnits(tx, parcel.orderId, step)
    await notifyStaff(stores, tx, parcel, 'parcel-lost', why)
  },
}

/**
 * The amount due is collected with the parcel, or refused; an order paid in advance has nothing due (orders.md, On
 * delivery).
 */
async function stepCash(
  { handovers }: Walking,
  tx: Sql,
  orderId: string,
  by: Exclude<OnDeliveryMove, 'remit'>,
  why: Why,
) {
  const to = moved(onDeliveryArrows, 'due', by)
  return to.ok && handovers.stepPayment(tx, orderId, { from: 'due', to: to.value, ...why })
}

/** A refund or a replacement device may be needed: a person decides. */
function notifyStaff(
  { auditLog }: Walking,
  tx: Sql,
  { id, market, orderId, carrier, awb }: LockedShipment,
  kind: string,
  { reason, at }: Why,
) {
  return auditLog.task(
    tx,
    { market, kind, subjectId: id, orderId, facts: { carrier, awb, reason } },
    at,
  )
}
