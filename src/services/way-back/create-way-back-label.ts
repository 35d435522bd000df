import { destinationOf, type WayBackSubject } from '#domain/inbound/way-back.ts'
import { fromMinor } from '#domain/money/currency.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type {
  DeliveryProvider,
  Parcel,
  ShipmentCommand,
} from '#providers/delivery/delivery-provider.ts'
import type { ProviderFailure } from '#providers/failure.ts'
import type { Message } from '#store/outbox.ts'
import { insertTask } from '#store/staff-tasks.ts'
import { committed } from '#store/transaction.ts'
import {
  claimWayBack,
  deleteWayBack,
  findNewestInbound,
  releaseWayBack,
  type WayBack,
  writeWayBackLabel,
  writeWayBackNumber,
} from '#store/way-back/way-back.ts'
import type { Context } from '../context.ts'
import { hasReturnGoneBack, sendReturnInParcel } from '../return/move-return.ts'
import type { NoParcel } from '../shipment/obtain-parcel.ts'
import { weigh } from '../shipment/weigh.ts'
import { hasTradeInGoneBack, sendTradeInBack } from '../trade-in/send-back.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'providers' | 'settings'>
type Numbered = Pick<Parcel, 'awb' | 'label'>

/** Longer than all calls of one attempt together. */
const leaseMs = 3 * 60_000

/**
 * Handles `way-back-due {kind, id}`: gives the parcel its number and label, once, however often the message is
 * delivered, and moves what it contains. Throws if the carrier could not be reached, so that the outbox retries later;
 * what the carrier refuses is shown to staff, who send it in another way.
 */
export async function createWayBackLabel(
  ctx: Ctx,
  { payload }: Pick<Message, 'payload'>,
): Promise<void> {
  const subject = subjectOf(payload)
  const at = ctx.clock()
  const claimed = await claimWayBack(ctx.sql, subject, at, new Date(at.getTime() + leaseMs))
  if (claimed === 'leased') throw new Error(`the label of ${subject.id} is being made`)
  const provider = claimed && ctx.providers.delivery[claimed.carrier]
  if (!claimed) return
  if (!provider) throw new Error(`${claimed.carrier} is not connected`)
  const numbered = await obtain(ctx, provider, claimed)
  if (numbered.ok) return finish(ctx, provider, claimed, numbered.value)
  return end(ctx, claimed, numbered.refusal)
}

function subjectOf({ kind, id }: Message['payload']): WayBackSubject {
  return { kind: kind === 'return' ? 'return' : 'sale', id: String(id) }
}

/** An earlier attempt may have created the parcel, so it is looked up before it is created again. */
async function obtain(
  ctx: Ctx,
  provider: DeliveryProvider,
  { subject, id, awb, attempts, market, number }: WayBack,
): Promise<Result<Numbered, NoParcel>> {
  if (awb !== null) return ok({ awb })
  const earlier = attempts > 1 ? await provider.findByReference(id) : ok(undefined)
  if (!earlier.ok) return refuse(providerFailure(earlier.refusal))
  if (earlier.value) return noted(ctx, subject, earlier.value)
  const came = await findNewestInbound(ctx.sql, subject)
  const destination = came && destinationOf(market, came.handover)
  if (!came || !destination) return refuse({ kind: 'rejected', reason: 'no destination' })
  const { currency } = ctx.settings.displayOf(market)
  const command: ShipmentCommand = {
    orderNumber: number,
    recipient: came.sender,
    to: destination.to,
    weightGrams: weigh(came.devices.length > 0 ? came.devices : ['SMARTPHONE'], 0),
    cash: fromMinor(0, currency),
  }
  const made = await provider.createShipment(command, id)
  switch (made.kind) {
    case 'created':
      return noted(ctx, subject, made.parcel)
    case 'rejected':
      return refuse(made)
    case 'unknown':
      return refuse(providerFailure(made.failure))
  }
}

async function noted(ctx: Ctx, subject: WayBackSubject, parcel: Parcel) {
  await writeWayBackNumber(ctx.sql, subject, parcel)
  return ok(parcel)
}

async function finish(
  ctx: Ctx,
  provider: DeliveryProvider,
  parcel: WayBack,
  { awb, label }: Numbered,
) {
  const printed = label ? ok(label) : await provider.label(awb)
  if (!printed.ok) {
    const { refusal } = printed
    const isFinal = refusal.kind === 'rejected'
    const reason = `no label for ${awb}`
    return end(ctx, parcel, isFinal ? { kind: 'rejected', reason } : providerFailure(refusal))
  }
  if (await sendBack(ctx, parcel, awb))
    await writeWayBackLabel(ctx.sql, parcel.subject, printed.value)
  else await takeBack(ctx, provider, parcel, awb)
}

/** `false` if it went another way in the meantime. */
async function sendBack(
  ctx: Ctx,
  { subject, number, carrier, actor, reason }: WayBack,
  awb: string,
): Promise<boolean> {
  const why = { actor, reason }
  if (subject.kind === 'return') {
    const moved = await sendReturnInParcel(ctx, number, why)
    return moved.ok || hasReturnGoneBack(ctx, number)
  }
  const moved = await sendTradeInBack(ctx, number, { carrier, awb }, why)
  return moved.ok || hasTradeInGoneBack(ctx, number, awb)
}

async function takeBack(ctx: Ctx, provider: DeliveryProvider, parcel: WayBack, awb: string) {
  const cancelled = await provider.cancel(awb)
  if (!cancelled.ok) return end(ctx, parcel, providerFailure(cancelled.refusal))
  const { subject, market, number, carrier } = parcel
  await committed(ctx.sql, async tx => {
    await deleteWayBack(tx, subject)
    if (cancelled.value.kind === 'cancelled') return
    const facts = { number, carrier, awb }
    const task = { market, kind: 'way-back-too-late', subjectId: subject.id, facts }
    await insertTask(tx, task, ctx.clock())
  })
}

async function end(ctx: Ctx, { subject, carrier }: WayBack, why: NoParcel): Promise<void> {
  await releaseWayBack(ctx.sql, subject, why.kind === 'rejected' ? why.reason : undefined)
  if (why.kind === 'provider-failure') throw new Error(`${carrier}: ${JSON.stringify(why.failure)}`)
}

function providerFailure(failure: ProviderFailure): NoParcel {
  return { kind: 'provider-failure', failure }
}
