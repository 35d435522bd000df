import { isFinal } from '#domain/order/machine.ts'
import { type ShipmentState, shipmentArrows } from '#domain/order/shipment-state.ts'
import type { DeliveryProvider, ParcelEvent } from '#providers/delivery/delivery-provider.ts'
import type { TrackedShipment } from '#store/shipment/tracking.ts'
import type { Runner } from '#store/transaction.ts'
import { type Applied, applyTracking } from './apply-tracking.ts'
import { pollPauseMs } from './poll-pause.ts'
import type { ShipmentStores } from './shipment-stores.ts'
import { walkShipment } from './walk-shipment.ts'

const batch = 20
const leaseMs = 3 * 60_000

/**
 * Asks the carriers about the parcels that are due, a batch at a time; returns how many those were. What is told is
 * kept once and applied under the lock of the order; a carrier in trouble is asked again later.
 */
export const makeTrackShipments = (stores: ShipmentStores) => async (): Promise<number> => {
  const { runner, tracking, providers, now } = stores
  const carriers = Object.keys(providers).filter(carrier => providers[carrier])
  const at = now()
  const until = new Date(at.getTime() + leaseMs)
  const due = await tracking.claimDue(runner, carriers, at, until, batch)
  for (const [carrier, parcels] of Map.groupBy(due, parcel => parcel.carrier)) {
    const provider = providers[carrier]
    if (provider) await track(stores, provider, parcels)
  }
  return due.length
}

const track = async (
  stores: ShipmentStores,
  provider: DeliveryProvider,
  parcels: readonly TrackedShipment[],
) => {
  const told = await provider.poll(parcels.map(({ awb }) => awb))
  for (const parcel of parcels) {
    if (told.ok) {
      const events = told.value.filter(({ awb }) => awb === parcel.awb)
      await stores.transaction(tx => apply(stores, tx, parcel, events))
    } else {
      const next = new Date(stores.now().getTime() + pollPauseMs(parcel.attempts))
      const words = `${provider.id}: ${JSON.stringify(told.refusal)}`
      await stores.tracking.postpone(stores.runner, parcel.id, next, words)
    }
  }
}

const apply = async (
  stores: ShipmentStores,
  tx: Runner,
  tracked: TrackedShipment,
  events: readonly ParcelEvent[],
) => {
  const parcel = await stores.shipments.locked(tx, tracked.id)
  if (!parcel) return
  const at = stores.now()
  const newest = await stores.tracking.newestEvent(tx, parcel.id)
  const written = await stores.tracking.writeEvents(tx, parcel.id, events)
  const fresh = events.filter(({ key }) => written.has(key))
  const { applied, contradictions } = applyTracking(parcel.state, newest, fresh)
  let { state } = parcel
  for (const { event, moves } of applied) {
    const why = { actor: parcel.carrier, reason: event.status, at }
    const walked = await walkShipment(stores, tx, { ...parcel, state }, moves, why)
    if (!walked.ok) throw new Error(`no ${walked.refusal.by} from ${walked.refusal.from}`)
    state = walked.value
  }
  if (contradictions.length > 0) {
    const { market, orderId, carrier, awb } = parcel
    const facts = { carrier, awb, state, said: contradictions.map(({ status }) => status) }
    const task = { market, kind: 'tracking-contradiction', subjectId: parcel.id, orderId, facts }
    await stores.traces.task(tx, task, at)
  }
  await schedule(stores, tx, tracked, state, applied, at)
}

const schedule = async (
  { tracking }: ShipmentStores,
  tx: Runner,
  { id, attempts }: TrackedShipment,
  state: ShipmentState,
  applied: readonly Applied[],
  at: Date,
) => {
  const quiet = applied.length > 0 ? 0 : attempts
  const next = new Date(at.getTime() + pollPauseMs(quiet))
  await tracking.schedule(tx, id, isFinal(shipmentArrows, state) ? undefined : next, quiet)
}
