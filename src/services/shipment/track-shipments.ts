import { isFinal } from '#domain/machine.ts'
import { type ShipmentState, shipmentArrows } from '#domain/order/shipment-state.ts'
import type { ParcelEvent } from '#providers/delivery/delivery-provider.ts'
import { lockShipment } from '#store/shipment/shipments.ts'
import { shipmentTracking, type TrackedShipment } from '#store/shipment/tracking.ts'
import { insertTask } from '#store/staff-tasks.ts'
import { committed, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { applyTracking } from './apply-tracking.ts'
import { pollCarriers } from './poll-carriers.ts'
import { pollPauseMs } from './poll-pause.ts'
import { transitionShipment } from './transition-shipment.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'providers'>

/**
 * Stores what carriers report about the parcels of orders once, applies it under the order's lock, and returns the
 * number of parcels polled.
 */
export function trackShipments(ctx: Ctx): Promise<number> {
  return pollCarriers(ctx, {
    job: 'track-shipment',
    store: shipmentTracking,
    apply: (parcel, events) => committed(ctx.sql, tx => apply(ctx, tx, parcel, events)),
  })
}

async function apply(ctx: Ctx, tx: Sql, tracked: TrackedShipment, events: readonly ParcelEvent[]) {
  const parcel = await lockShipment(tx, tracked.id)
  if (!parcel) return
  const at = ctx.clock()
  const newest = await shipmentTracking.newestEvent(tx, parcel.id)
  const written = await shipmentTracking.writeEvents(tx, parcel.id, events)
  const fresh = events.filter(({ key }) => written.has(key))
  const { applied, contradictions } = applyTracking(shipmentArrows, parcel.state, newest, fresh)
  let { state } = parcel
  for (const { event, moves } of applied) {
    const why = { actor: parcel.carrier, reason: event.status, at }
    const transitioned = await transitionShipment(tx, { ...parcel, state }, moves, why)
    if (!transitioned.ok)
      throw new Error(`no ${transitioned.refusal.by} from ${transitioned.refusal.from}`)
    state = transitioned.value
  }
  if (contradictions.length > 0) {
    const { market, orderId, carrier, awb } = parcel
    const facts = { carrier, awb, state, said: contradictions.map(({ status }) => status) }
    const task = { market, kind: 'tracking-contradiction', subjectId: parcel.id, orderId, facts }
    await insertTask(tx, task, at)
  }
  await schedule(tx, tracked, state, applied, at)
}

async function schedule(
  tx: Sql,
  { id, attempts }: TrackedShipment,
  state: ShipmentState,
  applied: readonly unknown[],
  at: Date,
) {
  const quiet = applied.length > 0 ? 0 : attempts
  const next = new Date(at.getTime() + pollPauseMs(quiet))
  await shipmentTracking.schedule(tx, id, isFinal(shipmentArrows, state) ? undefined : next, quiet)
}
