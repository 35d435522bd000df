import { moved, type NotAllowed } from '#domain/machine.ts'
import { type OnDeliveryMove, onDeliveryArrows } from '#domain/order/on-delivery-state.ts'
import {
  type ShipmentMove,
  type ShipmentState,
  shipmentArrows,
} from '#domain/order/shipment-state.ts'
import { ok, type Result } from '#domain/result.ts'
import { insertMessage } from '#store/outbox.ts'
import {
  dropReturnedLines,
  stepOrderPayment,
  stepOrderUnits,
  updateClosedOrder,
} from '#store/shipment/handover.ts'
import { insertShipmentStep, type LockedShipment } from '#store/shipment/shipments.ts'
import { insertTask } from '#store/staff-tasks.ts'
import type { Sql } from '#store/transaction.ts'
import type { ParcelNews } from '../mail/parcel-email.ts'
import { giveBackAll } from '../voucher/give-back.ts'

export type TransitionRefusal = NotAllowed<ShipmentState, ShipmentMove>

/** Moves a locked parcel along its transitions, with one history row and the effects of each (orders.md, Shipment). */
export async function transitionShipment(
  tx: Sql,
  parcel: LockedShipment,
  moves: readonly ShipmentMove[],
  why: Why,
): Promise<Result<ShipmentState, TransitionRefusal>> {
  let { state } = parcel
  let news: ParcelNews | undefined
  for (const by of moves) {
    const to = moved(shipmentArrows, state, by)
    if (!to.ok) return to
    const step = { from: state, to: to.value, ...why }
    if (!(await insertShipmentStep(tx, parcel.id, step)))
      throw new Error(`shipment ${parcel.id} moved while it was locked`)
    state = to.value
    await effects[state]?.(tx, parcel, why)
    news = newsOf[state] ?? news
  }
  if (news) await insertMessage(tx, 'parcel-news', { orderId: parcel.orderId, news }, why.at)
  return ok(state)
}

/** What the customer is emailed about, wherever the report of it comes from. */
const newsOf: Partial<Record<ShipmentState, ParcelNews>> = {
  'handed-over': 'shipped',
  'ready-for-pickup': 'ready',
  delivered: 'delivered',
}

type Effect = (tx: Sql, parcel: LockedShipment, why: Why) => Promise<unknown>

/** The effects of entering a state on the devices, the payment on delivery and the order. */
const effects: Partial<Record<ShipmentState, Effect>> = {
  'handed-over': (tx, { orderId }, why) =>
    stepOrderUnits(tx, orderId, { from: 'sold', to: 'shipped', ...why }),

  delivered: async (tx, { orderId, market }, why) => {
    await stepOrderUnits(tx, orderId, { from: 'shipped', to: 'delivered', ...why })
    await stepCash(tx, orderId, 'collect', why)
    const step = { from: 'confirmed', to: 'closed', ...why, reason: 'delivered' } as const
    if (await updateClosedOrder(tx, orderId, step))
      await insertMessage(tx, 'order-closed', { orderId }, why.at)
    const payload = { orderId, market, deliveredAt: why.at.toISOString() }
    await insertMessage(tx, 'order-delivered', payload, why.at)
  },

  'returned-to-sender': async (tx, parcel, why) => {
    const { orderId } = parcel
    await stepOrderUnits(tx, orderId, { from: 'shipped', to: 'returned', ...why })
    await dropReturnedLines(tx, orderId)
    // The payment on delivery will not happen, so the vouchers used with it are given back, too.
    if (await stepCash(tx, orderId, 'refuse', why)) await giveBackAll(tx, orderId, why)
    await notifyStaff(tx, parcel, 'parcel-returned', why)
  },

  lost: async (tx, parcel, why) => {
    const step = { from: 'shipped', to: 'lost', ...why } as const
    await stepOrderUnits(tx, parcel.orderId, step)
    await notifyStaff(tx, parcel, 'parcel-lost', why)
  },
}

/**
 * The amount due is collected with the parcel, or refused; an order paid in advance has nothing due (orders.md, On
 * delivery).
 */
async function stepCash(tx: Sql, orderId: string, by: Exclude<OnDeliveryMove, 'remit'>, why: Why) {
  const to = moved(onDeliveryArrows, 'due', by)
  return to.ok && stepOrderPayment(tx, orderId, { from: 'due', to: to.value, ...why })
}

/** A refund or a replacement device may be needed: a person decides. */
function notifyStaff(
  tx: Sql,
  { id, market, orderId, carrier, awb }: LockedShipment,
  kind: string,
  { reason, at }: Why,
) {
  return insertTask(
    tx,
    { market, kind, subjectId: id, orderId, facts: { carrier, awb, reason } },
    at,
  )
}

/** Who moves a parcel, and why. */
type Why = { readonly actor: string; readonly reason: string; readonly at: Date }
