import { type InboundState, inboundArrows } from '#domain/inbound/inbound-state.ts'
import { isFinal } from '#domain/machine.ts'
import { addDays, dayIn } from '#domain/time/day.ts'
import type { ParcelEvent } from '#providers/delivery/delivery-provider.ts'
import type { LockedInbound } from '#store/inbound/inbounds.ts'
import { lockInbound } from '#store/inbound/inbounds.ts'
import type { TrackedShipment } from '#store/shipment/tracking.ts'
import type { Sql } from '#store/transaction.ts'
import { applyTracking } from '../shipment/apply-tracking.ts'
import { pollCarriers } from '../shipment/poll-carriers.ts'
import { pollPauseMs } from '../shipment/poll-pause.ts'
import type { InboundStores } from './inbound-stores.ts'
import { notifyInboundStaff } from './notify-inbound-staff.ts'
import { isTurnedBack, toInboundEvent } from './reported-states.ts'
import { transitionInbound } from './transition-inbound.ts'

/**
 * Stores carriers' events of the parcels to the shop once, and applies them under the parcel's lock; returns how
 * many parcels were polled.
 */
export function makeTrackInbound(stores: InboundStores) {
  return (): Promise<number> =>
    pollCarriers(stores, {
      job: 'track-inbound',
      apply: (parcel, events) => stores.transaction(tx => apply(stores, tx, parcel, events)),
    })
}

async function apply(
  stores: InboundStores,
  tx: Sql,
  tracked: TrackedShipment,
  events: readonly ParcelEvent[],
) {
  const parcel = await lockInbound(tx, tracked.id)
  if (!parcel) return
  const newest = await stores.tracking.newestEvent(tx, parcel.id)
  const written = await stores.tracking.writeEvents(tx, parcel.id, events)
  const fresh = events.filter(({ key }) => written.has(key))
  const reported = fresh.map(toInboundEvent)
  const { applied, contradictions } = applyTracking(inboundArrows, parcel.state, newest, reported)
  let { state } = parcel
  for (const { event, moves } of applied) {
    const { status: reason, place } = event
    const why = { actor: parcel.carrier, reason, at: stores.now(), ...(place && { place }) }
    const walked = await transitionInbound(stores, tx, { ...parcel, state }, moves, why)
    if (!walked.ok) {
      await notifyInboundStaff(stores, tx, parcel, 'inbound-two-parcels', { said: [reason] })
      break
    }
    state = walked.value
  }
  const strange = [...contradictions, ...fresh.filter(isTurnedBack)].map(({ status }) => status)
  if (strange.length > 0)
    await notifyInboundStaff(stores, tx, parcel, 'inbound-tracking-contradiction', {
      said: strange,
    })
  const quiet = applied.length > 0 ? 0 : tracked.attempts
  await stores.tracking.schedule(tx, parcel.id, nextPoll(stores, parcel, state, quiet), quiet)
}

/** An expired label may still be used, and a lost parcel may still turn up, for this many days. */
const lateDays = 30

function nextPoll(
  { now }: InboundStores,
  { market, sendBy }: LockedInbound,
  state: InboundState,
  quiet: number,
): Date | undefined {
  const at = now()
  if (isFinal(inboundArrows, state)) return undefined
  if (dayIn(market, at) > addDays(sendBy, lateDays) && (state === 'expired' || state === 'lost'))
    return undefined
  return new Date(at.getTime() + pollPauseMs(quiet))
}
