import { ok } from '#domain/result.ts'
import type { DeliveryProvider, Parcel } from '#providers/delivery/delivery-provider.ts'
import type { ProviderFailure } from '#providers/failure.ts'
import {
  claimInboundLabel,
  releaseInboundLabel,
  updateInboundLabel,
  writeInboundNumber,
  writeOwnInboundNumber,
} from '#store/inbound/inbound-labels.ts'
import { type LockedInbound, lockInbound } from '#store/inbound/inbounds.ts'
import type { Message } from '#store/outbox.ts'
import { committed, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { pollPauseMs } from '../shipment/poll-pause.ts'
import { writeInboundLabel } from './label/write-inbound-label.ts'
import { notifyInboundStaff } from './notify-inbound-staff.ts'
import { obtainReturn } from './obtain-return.ts'
import { takeBackAtCarrier } from './take-back-inbound.ts'
import { transitionInbound } from './transition-inbound.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'settings' | 'providers' | 'followers'>

/** Longer than all calls of one attempt together. */
const leaseMs = 3 * 60_000

/**
 * Handles `inbound-due {parcelId}`: creates the number and the label of a parcel to the shop, once, however often
 * the message is delivered. Throws if the carrier could not be reached, so that the outbox retries later; a parcel
 * the carrier refuses is left to staff. If the carrier takes no such parcels, the label is the shop's own.
 */
export async function createInboundLabel(
  ctx: Ctx,
  { payload }: Pick<Message, 'payload'>,
): Promise<void> {
  const at = ctx.clock()
  const until = new Date(at.getTime() + leaseMs)
  const id = String(payload.parcelId)
  const claimed = await claimInboundLabel(ctx.sql, id, at, until)
  if (claimed === 'leased') throw new Error(`the label of parcel ${id} is being made`)
  if (!claimed) return
  const provider = ctx.providers.delivery[claimed.carrier]
  if (provider?.capabilities.returns) await labelOfCarrier(ctx, provider, claimed)
  else await ownLabel(ctx, claimed)
}

async function labelOfCarrier(ctx: Ctx, provider: DeliveryProvider, parcel: LockedInbound) {
  if (parcel.awb !== null) return finish(ctx, provider, parcel, { awb: parcel.awb })
  const obtained = await obtainReturn(provider, parcel)
  if (!obtained.ok)
    return obtained.refusal.kind === 'rejected'
      ? leaveToStaff(ctx, parcel, obtained.refusal.reason)
      : tryLater(ctx, parcel, obtained.refusal.failure)
  const { awb, trackingUrl } = obtained.value
  await writeInboundNumber(ctx.sql, parcel.id, awb, trackingUrl)
  return finish(ctx, provider, parcel, obtained.value)
}

/** A carrier that returns a label only once has already provided it. */
async function finish(
  ctx: Ctx,
  provider: DeliveryProvider,
  parcel: LockedInbound,
  { awb, label: createdLabel }: Pick<Parcel, 'awb' | 'label'>,
) {
  const printed = createdLabel ? ok(createdLabel) : await provider.label(awb)
  if (!printed.ok && printed.refusal.kind !== 'rejected')
    return tryLater(ctx, parcel, printed.refusal)
  const company = ctx.settings.companyOf(parcel.market)
  const label = printed.ok ? printed.value : await writeInboundLabel({ ...parcel, awb }, company)
  const nextPollAt = new Date(ctx.clock().getTime() + pollPauseMs(0))
  const outcome = await committed(ctx.sql, tx => save(ctx, tx, parcel.id, label, nextPollAt))
  if (outcome === 'not-wanted') await takeBackAtCarrier(ctx, provider, parcel, awb)
}

/** If no carrier sends a courier, the staff have to call one. */
async function ownLabel(ctx: Ctx, parcel: LockedInbound) {
  const awb = await writeOwnInboundNumber(ctx.sql, parcel.id)
  const label = await writeInboundLabel({ ...parcel, awb }, ctx.settings.companyOf(parcel.market))
  await committed(ctx.sql, async tx => {
    const outcome = await save(ctx, tx, parcel.id, label, undefined)
    const { handover } = parcel
    if (outcome === 'saved' && handover.kind === 'courier')
      await notifyInboundStaff(ctx, tx, parcel, 'inbound-courier-to-call', { day: handover.day })
  })
}

/** The parcel may have been cancelled while its carrier was called. */
async function save(
  ctx: Ctx,
  tx: Sql,
  id: string,
  label: Buffer,
  nextPollAt: Date | undefined,
): Promise<'saved' | 'not-wanted' | 'done-before'> {
  const parcel = await lockInbound(tx, id)
  if (!parcel || parcel.state === 'cancelled') return 'not-wanted'
  const why = { actor: parcel.carrier, reason: `label ${parcel.awb}`, at: ctx.clock() }
  const transition = await transitionInbound(ctx, tx, parcel, ['create-label'], why)
  if (!transition.ok) return 'done-before'
  await updateInboundLabel(tx, id, label, nextPollAt)
  return 'saved'
}

async function tryLater(
  ctx: Ctx,
  { id, carrier }: LockedInbound,
  failure: ProviderFailure,
): Promise<never> {
  const text = `${carrier}: ${JSON.stringify(failure)}`
  await releaseInboundLabel(ctx.sql, id, text)
  throw new Error(text)
}

function leaveToStaff(ctx: Ctx, parcel: LockedInbound, reason: string) {
  return committed(ctx.sql, async tx => {
    await releaseInboundLabel(tx, parcel.id, reason)
    await notifyInboundStaff(ctx, tx, parcel, 'inbound-label-refused', { reason })
  })
}
