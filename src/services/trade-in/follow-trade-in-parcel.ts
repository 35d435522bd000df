import type { InboundState } from '#domain/inbound/inbound-state.ts'
import type { TradeInMove, TradeInState } from '#domain/trade-in/trade-in-state.ts'
import { insertTask } from '#store/staff-tasks.ts'
import { lockTradeIn, type StoredTradeIn } from '#store/trade-in/read-trade-in.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import type { InboundWhy } from '../inbound/inbound-follower.ts'
import { withdrawVoucher } from './pending-voucher.ts'
import type { TradeInUpdate } from './trade-in-update.ts'
import { transitionTradeIn } from './transition-trade-in.ts'

type Ctx = Pick<Context, 'clock' | 'keys'>

/**
 * A label makes the trade-in ready to send, the carrier's first scan fixes its price, and arrival marks it received; an
 * unused label ends it (sell.md, A sale's states).
 */
export async function followTradeInParcel(
  ctx: Ctx,
  tx: Sql,
  tradeInId: string,
  state: InboundState,
  why: InboundWhy,
): Promise<void> {
  const tradeIn = await lockTradeIn(tx, tradeInId)
  if (tradeIn) await follow(ctx, tx, tradeIn, state, why)
}

const endedStates: ReadonlySet<TradeInState> = new Set(['expired', 'cancelled'])

async function follow(
  ctx: Ctx,
  tx: Sql,
  tradeIn: StoredTradeIn,
  state: InboundState,
  why: InboundWhy,
): Promise<void> {
  switch (state) {
    case 'label-created':
      if (tradeIn.state === 'accepted')
        await transition(tx, tradeIn, [['send-label', 'label-ready']], why)
      return
    case 'handed-over':
    case 'in-transit':
      return depart(tx, tradeIn, why)
    case 'arrived':
      return arrive(tx, tradeIn, why)
    case 'expired':
      return expire(ctx, tx, tradeIn, why)
    case 'lost':
      // A parcel that turns up later is still paid: the voucher opens again.
      await withdrawVoucher(ctx, tx, tradeIn, why)
      return askPerson(tx, tradeIn, 'sale-parcel-lost', why)
    case 'preparing':
    case 'pickup-failed':
    case 'cancelled':
      return
  }
}

/** The label was not used: the voucher reserved for it is withdrawn. */
async function expire(ctx: Ctx, tx: Sql, tradeIn: StoredTradeIn, why: InboundWhy) {
  if (tradeIn.state !== 'accepted' && tradeIn.state !== 'label-sent') return
  await transition(tx, tradeIn, [['expire', 'expired']], why)
  await withdrawVoucher(ctx, tx, tradeIn, why)
}

/** Sent after the offer ended: a person must decide what the device is worth now. */
async function depart(tx: Sql, tradeIn: StoredTradeIn, why: InboundWhy) {
  if (endedStates.has(tradeIn.state)) return askPerson(tx, tradeIn, 'sale-parcel-late', why)
  if (tradeIn.state === 'accepted' || tradeIn.state === 'label-sent')
    await transition(tx, tradeIn, wayTo(tradeIn.state, 'depart'), why)
}

/** A parcel can arrive without a scan on the way. */
async function arrive(tx: Sql, tradeIn: StoredTradeIn, why: InboundWhy) {
  if (endedStates.has(tradeIn.state)) return askPerson(tx, tradeIn, 'sale-parcel-late', why)
  await transition(tx, tradeIn, wayTo(tradeIn.state, 'receive'), why)
}

type WayStep = readonly [TradeInMove, TradeInUpdate?]

const way: readonly (readonly [TradeInState, WayStep])[] = [
  ['accepted', ['send-label']],
  ['label-sent', ['depart']],
  ['in-transit', ['receive', 'received']],
]

/** The moves from one state up to a move; none if the state is already past it. */
function wayTo(from: TradeInState, last: TradeInMove): readonly WayStep[] {
  const begin = way.findIndex(([state]) => state === from)
  const end = way.findIndex(([, [move]]) => move === last)
  return begin < 0 ? [] : way.slice(begin, end + 1).map(([, step]) => step)
}

async function transition(
  tx: Sql,
  { id, state: first }: StoredTradeIn,
  moves: readonly WayStep[],
  why: InboundWhy,
): Promise<void> {
  let state = first
  for (const [by, update] of moves) {
    const transitioned = await transitionTradeIn(tx, { id, state }, by, why, update)
    if (!transitioned.ok) throw new Error(`sale ${id} did not ${by}`)
    state = transitioned.value
  }
}

async function askPerson(
  tx: Sql,
  { id: subjectId, market, number, state }: StoredTradeIn,
  kind: string,
  { reason, at }: InboundWhy,
): Promise<void> {
  await insertTask(tx, { market, kind, subjectId, facts: { number, state, reason } }, at)
}
