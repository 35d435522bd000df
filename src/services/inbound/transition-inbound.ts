import {
  type InboundMove,
  type InboundState,
  inboundArrows,
  isStillWithSender,
} from '#domain/inbound/inbound-state.ts'
import { moved, type NotAllowed } from '#domain/machine.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { insertInboundStep, type LockedInbound, lockInboundOf } from '#store/inbound/inbounds.ts'
import { lockTravelling } from '#store/inbound/shared-parcels.ts'
import { insertMessage } from '#store/outbox.ts'
import { closeTasks } from '#store/staff-tasks.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import type { InboundWhy } from './inbound-follower.ts'

type Ctx = Pick<Context, 'followers'>

/** `another-sent`: its subject has sent another parcel since the label of this one expired. */
export type InboundTransitionRefusal =
  | NotAllowed<InboundState, InboundMove>
  | { readonly kind: 'another-sent' }

type Transition = InboundWhy & { readonly place?: string }

/** Applies transitions to a locked parcel, with one history row each, and notifies its subject. */
export async function transitionInbound(
  ctx: Ctx,
  tx: Sql,
  parcel: LockedInbound,
  moves: readonly InboundMove[],
  { place, ...why }: Transition,
): Promise<Result<InboundState, InboundTransitionRefusal>> {
  if (parcel.state === 'expired' && !(await isAlone(tx, parcel, why)))
    return refuse({ kind: 'another-sent' })
  let { state } = parcel
  for (const by of moves) {
    const to = moved(inboundArrows, state, by)
    if (!to.ok) return to
    const step = { from: state, to: to.value, ...why, ...(place && { place }) }
    if (!(await insertInboundStep(tx, parcel.id, step)))
      throw new Error(`inbound parcel ${parcel.id} moved while it was locked`)
    state = to.value
    if (!isStillWithSender(state))
      await closeTasks(tx, ['inbound-courier-to-call'], parcel.id, why.at)
    await ctx.followers[parcel.subject.kind](tx, parcel.subject.id, state, why)
    await moveTravelling(ctx, tx, parcel.id, by, { ...why, ...(place && { place }) })
  }
  return ok(state)
}

/** What travels in the parcel goes its way; what has left it, or went another, stays where it is. */
async function moveTravelling(ctx: Ctx, tx: Sql, id: string, by: InboundMove, why: Transition) {
  for (const travelling of await lockTravelling(tx, id))
    await transitionInbound(ctx, tx, travelling, [by], why)
}

/** The parcel was handed over with the old label after all: the new one is cancelled. */
async function isAlone(tx: Sql, { subject }: LockedInbound, why: InboundWhy): Promise<boolean> {
  const other = await lockInboundOf(tx, subject)
  if (!other) return true
  if (!isStillWithSender(other.state)) return false
  await insertInboundStep(tx, other.id, { from: other.state, to: 'cancelled', ...why })
  await insertMessage(tx, 'inbound-cancelled', { parcelId: other.id }, why.at)
  return true
}
