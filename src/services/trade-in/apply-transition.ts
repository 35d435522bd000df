import { type Result, refuse } from '#domain/result.ts'
import { parseTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import type { TradeInMove, TradeInState } from '#domain/trade-in/trade-in-state.ts'
import { insertMessage } from '#store/outbox.ts'
import {
  findTradeInByNumber,
  lockTradeIn,
  type StoredTradeIn,
} from '#store/trade-in/read-trade-in.ts'
import { retriedTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import type { InspectionUpdate } from './inspection-update.ts'
import { type TradeInWhy, transitionTradeIn } from './transition-trade-in.ts'

type Ctx = Pick<Context, 'sql'>

/** Which member of staff moves a trade-in, and why. */
export type StaffWhy = { readonly actor: string; readonly reason: string }

export type StaffRefusal = { readonly kind: 'not-found' } | { readonly kind: 'move-not-allowed' }

/** Works on a trade-in identified by the number that staff use, under its lock. */
export async function withTradeIn<T, Refusal>(
  ctx: Ctx,
  typedNumber: string,
  work: (tx: Sql, tradeIn: StoredTradeIn) => Promise<Result<T, Refusal | StaffRefusal>>,
): Promise<Result<T, Refusal | StaffRefusal>> {
  const number = parseTradeInNumber(typedNumber)
  const known = number === undefined ? undefined : await findTradeInByNumber(ctx.sql, number)
  if (!known) return refuse({ kind: 'not-found' })
  return retriedTransaction(ctx.sql, [], async tx => {
    const tradeIn = await lockTradeIn(tx, known.id)
    return tradeIn ? work(tx, tradeIn) : refuse({ kind: 'not-found' } as const)
  })
}

/** One move, and the email about it to the seller if there is one. */
export async function transitionTo<TradeIn extends Pick<StoredTradeIn, 'id' | 'state'>>(
  tx: Sql,
  tradeIn: TradeIn,
  by: TradeInMove,
  why: TradeInWhy,
  update?: InspectionUpdate,
): Promise<Result<TradeIn & { readonly state: TradeInState }, StaffRefusal>> {
  const transitioned = await transitionTradeIn(tx, tradeIn, by, why)
  if (!transitioned.ok) return refuse({ kind: 'move-not-allowed' })
  if (update !== undefined) await notifySeller(tx, tradeIn.id, update, why.at)
  return { ok: true, value: { ...tradeIn, state: transitioned.value } }
}

export function notifySeller(tx: Sql, tradeInId: string, update: InspectionUpdate, at: Date) {
  return insertMessage(tx, 'inspection-news', { saleId: tradeInId, news: update }, at)
}
