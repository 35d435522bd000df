import type { InboundState } from '#domain/inbound/inbound-state.ts'
import type { ReturnState } from '#domain/return/return-state.ts'
import { findReturn, type StoredReturn } from '#store/return/read-return.ts'
import { lockOrderToReturn } from '#store/return/returned-orders.ts'
import { holdReturnUnitsAgain } from '#store/return/returns.ts'
import { insertTask } from '#store/staff-tasks.ts'
import type { Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import type { InboundWhy } from '../inbound/inbound-follower.ts'
import { receive } from './move-return.ts'
import { transitionReturn } from './transition-return.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

/**
 * When its parcel is handed over, a return is in transit; when it arrives, the return is received, even after it was
 * given up (orders.md, Return).
 */
export async function followReturn(
  ctx: Ctx,
  tx: Sql,
  returnId: string,
  state: InboundState,
  why: InboundWhy,
): Promise<void> {
  const known = await findReturn(tx, returnId)
  if (!known) return
  await lockOrderToReturn(tx, known.order.id)
  const stored = await findReturn(tx, returnId)
  if (stored) await follow(ctx, tx, stored, state, why)
}

const waiting: ReadonlySet<ReturnState> = new Set(['approved', 'expired'])
const notHere: ReadonlySet<ReturnState> = new Set(['approved', 'expired', 'in-transit'])

async function follow(
  ctx: Ctx,
  tx: Sql,
  stored: StoredReturn,
  state: InboundState,
  why: InboundWhy,
): Promise<void> {
  switch (state) {
    case 'handed-over':
    case 'in-transit':
      if (waiting.has(stored.state)) await handOver(tx, stored, why)
      return
    case 'arrived': {
      if (!notHere.has(stored.state)) return
      const received = await receive(ctx, tx, stored, why)
      if (!received.ok) await askPerson(tx, stored, 'return-twice', why)
      return
    }
    case 'lost':
      return askPerson(tx, stored, 'return-lost', why)
    case 'preparing':
    case 'label-created':
    case 'pickup-failed':
    case 'cancelled':
    case 'expired':
      return
  }
}

async function handOver(tx: Sql, stored: StoredReturn, why: InboundWhy): Promise<void> {
  if (stored.state === 'expired' && !(await holdReturnUnitsAgain(tx, stored.id)))
    return askPerson(tx, stored, 'return-twice', why)
  await transitionReturn(tx, stored, 'hand-over', why)
}

/** A customer who sent it in time is still owed the money: a person decides. */
async function askPerson(
  tx: Sql,
  { id: subjectId, number, order }: StoredReturn,
  kind: string,
  { reason, at }: InboundWhy,
): Promise<void> {
  const task = { market: order.market, kind, subjectId, orderId: order.id }
  await insertTask(tx, { ...task, facts: { number, reason } }, at)
}
