import { randomUUID } from 'node:crypto'
import type { Handover, InboundRequest, InboundSubject } from '#domain/inbound/inbound.ts'
import {
  type InboundMove,
  type InboundState,
  isStillWithSender,
} from '#domain/inbound/inbound-state.ts'
import { inboundCarrierOf } from '#domain/inbound/offered-handovers.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Day } from '#domain/time/day.ts'
import {
  insertInbound,
  insertInboundStep,
  type LockedInbound,
  lockInboundOf,
} from '#store/inbound/inbounds.ts'
import { lockTravelling, passParcelOn } from '#store/inbound/shared-parcels.ts'
import { insertMessage } from '#store/outbox.ts'
import { moveTask } from '#store/staff-tasks.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { transitionInbound } from './transition-inbound.ts'

type Ctx = Pick<Context, 'clock'>

/** `already-sent`: the carrier has the parcel. */
export type InboundRefusal = { readonly kind: 'not-found' } | { readonly kind: 'already-sent' }

/**
 * Books a parcel to the shop for a return, a warranty claim or a trade-in. The caller knows what it books, so no
 * follower is called for it. The caller has checked that the handover is offered
 * (domain/inbound/offered-handovers.ts) and that the subject belongs to the customer. The label is created
 * afterwards. Throws if the subject already has a parcel under way.
 */
export async function bookInbound(
  ctx: Ctx,
  tx: Sql,
  { devices = [], ...request }: InboundRequest,
): Promise<string> {
  const id = randomUUID()
  const at = ctx.clock()
  const carrier = inboundCarrierOf(request.market, request.handover.kind)
  await insertInbound(tx, { ...request, id, devices, carrier, createdAt: at })
  await insertMessage(tx, 'inbound-due', { parcelId: id }, at)
  return id
}

/**
 * Books a device into a parcel that is still with its sender: it gets no number and no label of its own, and follows
 * that parcel from then on. The caller has locked it, and checked that both are of one customer.
 */
export async function bookTogether(
  ctx: Pick<Context, 'clock' | 'followers'>,
  tx: Sql,
  { devices = [], sendBy, ...request }: Omit<InboundRequest, 'handover'>,
  shared: LockedInbound,
): Promise<void> {
  const id = randomUUID()
  const { carrier, handover } = shared
  const at = ctx.clock()
  const parcel = {
    ...request,
    id,
    devices,
    carrier,
    handover,
    sendBy: sendBy < shared.sendBy ? sendBy : shared.sendBy,
  }
  await insertInbound(tx, { ...parcel, createdAt: at, togetherWith: shared.id })
  const why = { actor: 'sender', reason: `travels in ${shared.number}`, at }
  const booked = { ...parcel, state: 'preparing', awb: null, attempts: 0 } as const
  const done = await transitionInbound(ctx, tx, booked, movesUpTo[shared.state] ?? [], why)
  if (!done.ok) throw new Error(`parcel ${id} did not follow ${shared.id}`)
}

/** What a parcel has behind it while it is with its sender. */
const movesUpTo: Readonly<Partial<Record<InboundState, readonly InboundMove[]>>> = {
  'label-created': ['create-label'],
  'pickup-failed': ['create-label', 'fail-pickup'],
}

/** Replaces the parcel that is still with its sender by another one; returns the new id. */
export async function changeHandover(
  ctx: Ctx,
  tx: Sql,
  subject: InboundSubject,
  handover: Handover,
  sendBy: Day,
): Promise<Result<string, InboundRefusal>> {
  const takenBack = await takeBack(ctx, tx, subject, 'handed over in another way')
  if (!takenBack.ok) return takenBack
  const { market, number, sender, devices } = takenBack.value
  return ok(
    await bookInbound(ctx, tx, { subject, market, number, sender, devices, handover, sendBy }),
  )
}

export async function cancelInbound(
  ctx: Ctx,
  tx: Sql,
  subject: InboundSubject,
): Promise<Result<void, InboundRefusal>> {
  const takenBack = await takeBack(ctx, tx, subject, 'not sent after all')
  return takenBack.ok ? ok(undefined) : takenBack
}

/** The outbox notifies the carrier: the parcel may have no label yet, or one that is being created. */
async function takeBack(
  ctx: Ctx,
  tx: Sql,
  subject: InboundSubject,
  reason: string,
): Promise<Result<LockedInbound, InboundRefusal>> {
  const parcel = await lockInboundOf(tx, subject)
  if (!parcel) return refuse({ kind: 'not-found' })
  if (!isStillWithSender(parcel.state)) return refuse({ kind: 'already-sent' })
  const at = ctx.clock()
  const step = { from: parcel.state, to: 'cancelled', actor: 'sender', reason, at } as const
  await insertInboundStep(tx, parcel.id, step)
  if (!(await passOn(tx, parcel, at)))
    await insertMessage(tx, 'inbound-cancelled', { parcelId: parcel.id }, at)
  return ok(parcel)
}

/**
 * Other devices travel on in the parcel without this one: its number passes to the first that is still with the
 * sender, so that the carrier need not hear of it. Without a number yet, that one gets its own.
 */
async function passOn(tx: Sql, { id }: LockedInbound, at: Date): Promise<boolean> {
  const next = (await lockTravelling(tx, id)).find(({ state }) => isStillWithSender(state))
  if (!next) return false
  const awb = await passParcelOn(tx, id, next.id)
  const facts = { number: next.number }
  await moveTask(tx, 'inbound-courier-to-call', { from: id, to: next.id, facts })
  if (awb !== null) return true
  await insertMessage(tx, 'inbound-due', { parcelId: next.id }, at)
  return false
}
