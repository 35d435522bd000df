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
import type { LockedInbound } from '#store/inbound/inbounds.ts'
import { lockInbound } from '#store/inbound/inbounds.ts'
import type { Message } from '#store/outbox.ts'
import type { Sql } from '#store/transaction.ts'
import { pollPauseMs } from '../shipment/poll-pause.ts'
import type { InboundStores } from './inbound-stores.ts'
import { writeInboundLabel } from './label/write-inbound-label.ts'
import { notifyInboundStaff } from './notify-inbound-staff.ts'
import { obtainReturn } from './obtain-return.ts'
import { takeBackAtCarrier } from './take-back-inbound.ts'
import { transitionInbound } from './transition-inbound.ts'

/** Longer than all calls of one attempt together. */
const leaseMs = 3 * 60_000

/**
 * Handles `inbound-due {parcelId}`: creates the number and the label of a parcel to the shop, once, however often
 * the message is delivered. Throws if the carrier could not be reached, so that the outbox retries later; a parcel
 * the carrier refuses is left to staff. If the carrier takes no such parcels, the label is the shop's own.
 */
export function makeCreateInboundLabel(stores: InboundStores) {
  return async ({ payload }: Pick<Message, 'payload'>): Promise<void> => {
    const at = stores.now()
    const until = new Date(at.getTime() + leaseMs)
    const id = String(payload.parcelId)
    const claimed = await claimInboundLabel(stores.sql, id, at, until)
    if (claimed === 'leased') throw new Error(`the label of parcel ${id} is being made`)
    if (!claimed) return
    const provider = stores.providers[claimed.carrier]
    if (provider?.capabilities.returns) await labelOfCarrier(stores, provider, claimed)
    else await ownLabel(stores, claimed)
  }
}

async function labelOfCarrier(
  stores: InboundStores,
  provider: DeliveryProvider,
  parcel: LockedInbound,
) {
  if (parcel.awb !== null) return finish(stores, provider, parcel, { awb: parcel.awb })
  const obtained = await obtainReturn(provider, parcel)
  if (!obtained.ok)
    return obtained.refusal.kind === 'rejected'
      ? leaveToStaff(stores, parcel, obtained.refusal.reason)
      : tryLater(stores, parcel, obtained.refusal.failure)
  const { awb, trackingUrl } = obtained.value
  await writeInboundNumber(stores.sql, parcel.id, awb, trackingUrl)
  return finish(stores, provider, parcel, obtained.value)
}

/** A carrier that returns a label only once has already provided it. */
async function finish(
  stores: InboundStores,
  provider: DeliveryProvider,
  parcel: LockedInbound,
  { awb, label: given }: Pick<Parcel, 'awb' | 'label'>,
) {
  const printed = given ? ok(given) : await provider.label(awb)
  if (!printed.ok && printed.refusal.kind !== 'rejected')
    return tryLater(stores, parcel, printed.refusal)
  const company = stores.companyOf(parcel.market)
  const label = printed.ok ? printed.value : await writeInboundLabel({ ...parcel, awb }, company)
  const nextPollAt = new Date(stores.now().getTime() + pollPauseMs(0))
  const stored = await stores.transaction(tx => save(stores, tx, parcel.id, label, nextPollAt))
  if (stored === 'not-wanted') await takeBackAtCarrier(stores, provider, parcel, awb)
}

/** If no carrier sends a courier, the staff have to call one. */
async function ownLabel(stores: InboundStores, parcel: LockedInbound) {
  const awb = await writeOwnInboundNumber(stores.sql, parcel.id)
  const label = await writeInboundLabel({ ...parcel, awb }, stores.companyOf(parcel.market))
  await stores.transaction(async tx => {
    const stored = await save(stores, tx, parcel.id, label, undefined)
    const { handover } = parcel
    if (stored === 'kept' && handover.kind === 'courier')
      await notifyInboundStaff(stores, tx, parcel, 'inbound-courier-to-call', { day: handover.day })
  })
}

/** The parcel may have been cancelled while its carrier was called. */
async function save(
  stores: InboundStores,
  tx: Sql,
  id: string,
  label: Buffer,
  nextPollAt: Date | undefined,
): Promise<'kept' | 'not-wanted' | 'done-before'> {
  const parcel = await lockInbound(tx, id)
  if (!parcel || parcel.state === 'cancelled') return 'not-wanted'
  const why = { actor: parcel.carrier, reason: `label ${parcel.awb}`, at: stores.now() }
  const walked = await transitionInbound(stores, tx, parcel, ['create-label'], why)
  if (!walked.ok) return 'done-before'
  await updateInboundLabel(tx, id, label, nextPollAt)
  return 'kept'
}

async function tryLater(
  { sql }: InboundStores,
  { id, carrier }: LockedInbound,
  failure: ProviderFailure,
): Promise<never> {
  const text = `${carrier}: ${JSON.stringify(failure)}`
  await releaseInboundLabel(sql, id, text)
  throw new Error(text)
}

function leaveToStaff(stores: InboundStores, parcel: LockedInbound, reason: string) {
  return stores.transaction(async tx => {
    await releaseInboundLabel(tx, parcel.id, reason)
    await notifyInboundStaff(stores, tx, parcel, 'inbound-label-refused', { reason })
  })
}
