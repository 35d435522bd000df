import { ok, type Result } from '#domain/result.ts'
import type { DeliveryProvider, Parcel } from '#providers/delivery/delivery-provider.ts'
import type { ProviderFailure } from '#providers/failure.ts'
import type { Message } from '#store/outbox.ts'
import {
  claimUnlabelledShipments,
  type LockedShipment,
  lockShipment,
  releaseShipment,
  type UnlabelledShipment,
  writeShipmentLabel,
  writeShipmentNumber,
} from '#store/shipment/shipments.ts'
import { insertTask } from '#store/staff-tasks.ts'
import { committed, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { obtainParcel } from './obtain-parcel.ts'
import { pollPauseMs } from './poll-pause.ts'
import { transitionShipment } from './transition-shipment.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'providers'>

/** Longer than all calls of one attempt together. */
const leaseMs = 3 * 60_000

/**
 * Handles `shipment-due {orderId}`: gives the parcel of a confirmed order its tracking number and label, once, even if
 * the message is repeated. Throws if the carrier could not be reached, so that the outbox retries later; what the
 * carrier refuses is left to staff. Orders whose carrier has no adapter wait for staff.
 */
export async function createLabel(ctx: Ctx, { payload }: Pick<Message, 'payload'>): Promise<void> {
  const at = ctx.clock()
  const carriers = Object.keys(ctx.providers.delivery).filter(
    carrier => ctx.providers.delivery[carrier],
  )
  const until = new Date(at.getTime() + leaseMs)
  const orderId = String(payload.orderId)
  const claimed = await claimUnlabelledShipments(ctx.sql, orderId, carriers, at, until)
  if (claimed === 'leased') throw new Error(`the label of order ${orderId} is being made`)
  const provider = claimed && ctx.providers.delivery[claimed.carrier]
  if (provider) await label(ctx, provider, claimed)
}

async function label(ctx: Ctx, provider: DeliveryProvider, shipment: UnlabelledShipment) {
  const known = shipment.awb === null ? undefined : { awb: shipment.awb }
  if (!known) {
    const obtained = await obtainParcel(ctx.sql, provider, shipment)
    if (!obtained.ok)
      return obtained.refusal.kind === 'rejected'
        ? leaveToStaff(ctx, shipment, 'label-refused', obtained.refusal.reason)
        : tryLater(ctx, shipment, obtained.refusal.failure)
    const { awb, trackingUrl } = obtained.value
    await writeShipmentNumber(ctx.sql, shipment.id, awb, trackingUrl)
    return finish(ctx, provider, shipment, obtained.value)
  }
  return finish(ctx, provider, shipment, known)
}

type Numbered = Pick<Parcel, 'awb' | 'label'>

async function finish(
  ctx: Ctx,
  provider: DeliveryProvider,
  shipment: UnlabelledShipment,
  { awb, label: given }: Numbered,
) {
  const printed: Result<Buffer, ProviderFailure> = given ? ok(given) : await provider.label(awb)
  if (!printed.ok && printed.refusal.kind !== 'rejected')
    return tryLater(ctx, shipment, printed.refusal)
  const outcome = await committed(ctx.sql, tx => save(ctx, tx, shipment.id, printed))
  if (outcome === 'not-wanted') await takeBack(ctx, provider, shipment, awb)
}

/** The order may have been cancelled during the call to the carrier. */
async function save(
  ctx: Ctx,
  tx: Sql,
  id: string,
  printed: Result<Buffer, ProviderFailure>,
): Promise<'kept' | 'not-wanted'> {
  const parcel = await lockShipment(tx, id)
  if (parcel?.orderState !== 'confirmed') return 'not-wanted'
  const at = ctx.clock()
  const why = { actor: parcel.carrier, reason: `awb ${parcel.awb}`, at }
  const transitioned = await transitionShipment(tx, parcel, ['create-label'], why)
  // Another process has finished it.
  if (!transitioned.ok) return 'kept'
  const bytes = printed.ok ? printed.value : undefined
  await writeShipmentLabel(tx, id, bytes, new Date(at.getTime() + pollPauseMs(0)))
  // Refused by a carrier that prints a label only once: it must be fetched by hand.
  if (!printed.ok) await insertTask(tx, taskOf(parcel, 'label-missing', {}), at)
  return 'kept'
}

async function takeBack(
  ctx: Ctx,
  provider: DeliveryProvider,
  shipment: UnlabelledShipment,
  awb: string,
) {
  const cancelled = await provider.cancel(awb)
  if (cancelled.ok && cancelled.value.kind === 'cancelled')
    await releaseShipment(ctx.sql, shipment.id, 'taken back: the order was cancelled')
  else await leaveToStaff(ctx, shipment, 'label-of-cancelled-order', awb)
}

async function tryLater(
  ctx: Ctx,
  { id, carrier }: UnlabelledShipment,
  failure: ProviderFailure,
): Promise<never> {
  const text = `${carrier}: ${JSON.stringify(failure)}`
  await releaseShipment(ctx.sql, id, text)
  throw new Error(text)
}

function leaveToStaff(
  ctx: Ctx,
  { id }: UnlabelledShipment,
  kind: string,
  reason: string,
): Promise<void> {
  return committed(ctx.sql, async tx => {
    const parcel = await lockShipment(tx, id)
    if (!parcel) return
    await releaseShipment(tx, id, reason)
    await insertTask(tx, taskOf(parcel, kind, { reason }), ctx.clock())
  })
}

function taskOf(
  { id, market, orderId, carrier, awb }: LockedShipment,
  kind: string,
  facts: Readonly<Record<string, unknown>>,
) {
  return { market, kind, subjectId: id, orderId, facts: { carrier, awb, ...facts } }
}
