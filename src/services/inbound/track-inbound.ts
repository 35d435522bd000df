import { type InboundState, inboundArrows } from '#domain/inbound/inbound-state.ts'
import { isFinal } from '#domain/machine.ts'
import { addDays, dayIn } from '#domain/time/day.ts'
import type { ParcelEvent } from '#providers/delivery/delivery-provider.ts'
import { inboundTracking } from '#store/inbound/inbound-tracking.ts'
import { type LockedInbound, lockInbound } from '#store/inbound/inbounds.ts'
import type { TrackedShipment } from '#store/shipment/tracking.ts'
import { committed, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { applyTracking } from '../shipment/apply-tracking.ts'
import { pollCarriers } from '../shipment/poll-carriers.ts'
import { pollPauseMs } from '../shipment/poll-pause.ts'
import { notifyInboundStaff } from './notify-inbound-staff.ts'
import { isTurnedBack, toInboundEvent } from './reported-states.ts'
import { transitionInbound } from './transition-inbound.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'providers' | 'followers'>

/**
 * Stores carriers' events of the parcels to the shop once, and applies them under the parcel's lock; returns how
 * many parcels were polled.
 */
export function trackInbound(ctx: Ctx): Promise<number> {
  return pollCarriers(ctx, {
    job: 'track-inbound',
    store: inboundTracking,
    apply: (parcel, events) => committed(ctx.sql, tx => apply(ctx, tx, parcel, events)),
  })
}

async function apply(ctx: Ctx, tx: Sql, tracked: TrackedShipment, events: readonly ParcelEvent[]) {
  const parcel = await lockInbound(tx, tracked.id)
  if (!parcel) return
  const newest = await inboundTracking.newestEvent(tx, parcel.id)
  const insertedKeys = await inboundTracking.writeEvents(tx, parcel.id, events)
  const fresh = events.filter(({ key }) => insertedKeys.has(key))
  const reported = fresh.map(toInboundEvent)
  const { applied, contradictions } = applyTracking(inboundArrows, parcel.state, newest, reported)
  let { state } = parcel
  for (const { event, moves } of applied) {
    const { status: reason, place } = event
    const why = { actor: parcel.carrier, reason, at: ctx.clock(), ...(place && { place }) }
    const transition = await transitionInbound(ctx, tx, { ...parcel, state }, moves, why)
    if (!transition.ok) {
      await notifyInboundStaff(ctx, tx, parcel, 'inbound-two-parcels', { said: [reason] })
      break
    }
    state = transition.value
  }
  const strange = [...contradictions, ...fresh.filter(isTurnedBack)].map(({ status }) => status)
  if (strange.length > 0)
    await notifyInboundStaff(ctx, tx, parcel, 'inbound-tracking-contradiction', {
      said: strange,
    })
  const idlePolls = applied.length > 0 ? 0 : tracked.attempts
  await inboundTracking.schedule(tx, parcel.id, nextPoll(ctx, parcel, state, idlePolls), idlePolls)
}

/** An expired label may still be used, and a lost parcel may still turn up, for this many days. */
const lateDays = 30

function nextPoll(
  ctx: Ctx,
  { market, sendBy }: LockedInbound,
  state: InboundState,
  idlePolls: number,
): Date | undefined {
  const at = ctx.clock()
  if (isFinal(inboundArrows, state)) return undefined
  if (dayIn(market, at) > addDays(sendBy, lateDays) && (state === 'expired' || state === 'lost'))
    return undefined
  return new Date(at.getTime() + pollPauseMs(idlePolls))
}
