import type { DeliveryProvider } from '#providers/delivery/delivery-provider.ts'
import { type LockedInbound, lockInbound } from '#store/inbound/inbounds.ts'
import type { Message } from '#store/outbox.ts'
import { committed } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { notifyInboundStaff } from './notify-inbound-staff.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'providers'>

/**
 * Handles `inbound-cancelled {parcelId}`: tells the carrier that it need neither wait for the parcel nor send a
 * courier. A label that may have been created without the shop's knowledge is looked up. Throws if the carrier could
 * not be reached.
 */
export async function takeBackInbound(
  ctx: Ctx,
  { payload }: Pick<Message, 'payload'>,
): Promise<void> {
  const id = String(payload.parcelId)
  const parcel = await committed(ctx.sql, tx => lockInbound(tx, id))
  if (parcel?.state !== 'cancelled') return
  const provider = ctx.providers.delivery[parcel.carrier]
  if (!provider?.capabilities.returns) return callOff(ctx, parcel)
  const awb = parcel.awb ?? (parcel.attempts > 0 ? await awbAtCarrier(provider, id) : undefined)
  if (awb !== undefined) await takeBackAtCarrier(ctx, provider, parcel, awb)
}

async function awbAtCarrier(provider: DeliveryProvider, id: string): Promise<string | undefined> {
  const found = await provider.findByReference(id)
  if (!found.ok) throw new Error(`${provider.id}: ${JSON.stringify(found.refusal)}`)
  return found.value?.awb
}

/** The staff have called a courier for it. */
async function callOff(ctx: Ctx, parcel: LockedInbound) {
  if (parcel.awb === null || parcel.handover.kind !== 'courier') return
  const { day } = parcel.handover
  await committed(ctx.sql, tx =>
    notifyInboundStaff(ctx, tx, parcel, 'inbound-courier-to-call-off', { day }),
  )
}

/** If the carrier already has the parcel, it arrives anyway, and a person decides what happens to it. */
export async function takeBackAtCarrier(
  ctx: Ctx,
  provider: DeliveryProvider,
  parcel: LockedInbound,
  awb: string,
): Promise<void> {
  const cancelled = await provider.cancel(awb)
  if (!cancelled.ok) throw new Error(`${provider.id}: ${JSON.stringify(cancelled.refusal)}`)
  if (cancelled.value.kind === 'too-late')
    await committed(ctx.sql, tx =>
      notifyInboundStaff(ctx, tx, parcel, 'inbound-cancelled-too-late', { awb }),
    )
}
