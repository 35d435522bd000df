import { ok, type Result, refuse } from '#domain/result.ts'
import { parseTradeInNumber } from '#domain/trade-in/trade-in-number.ts'
import type { TradeInRefusal } from '#domain/trade-in/trade-in-refusal.ts'
import {
  findTradeInByNumber,
  lockTradeIn,
  type StoredTradeIn,
} from '#store/trade-in/read-trade-in.ts'
import { updateTradeInOwner } from '#store/trade-in/write-trade-in.ts'
import { retriedTransaction, type Sql } from '#store/transaction.ts'
import type { Context } from '../context.ts'
import { isTokenOf } from '../order/link-token.ts'

type Ctx = Pick<Context, 'sql'>

/** How a requester proves that a trade-in is theirs: account, token from its emails, or both; '' for none. */
export type TradeInRequester = { readonly userId?: string; readonly token: string }

/**
 * Finds a trade-in by its number as a seller may type it; `undefined` if it is missing or belongs to somebody else
 * (quality.md "Attacks").
 */
export async function requestersTradeIn(
  ctx: Ctx,
  requester: TradeInRequester,
  typedNumber: string,
): Promise<StoredTradeIn | undefined> {
  const number = parseTradeInNumber(typedNumber)
  const tradeIn = number === undefined ? undefined : await findTradeInByNumber(ctx.sql, number)
  return tradeIn && isRequesters(requester, tradeIn) ? tradeIn : undefined
}

/** A trade-in of an erased account belongs to no requester. */
export function isRequesters({ userId, token }: TradeInRequester, tradeIn: StoredTradeIn): boolean {
  if (tradeIn.email === '') return false
  if (userId !== undefined && tradeIn.userId === userId) return true
  return token !== '' && tradeIn.tokenHash !== null && isTokenOf(token, tradeIn.tokenHash)
}

/** An email link opens a trade-in, but only its member can change one that belongs to an account. */
function mayChange({ userId }: TradeInRequester, tradeIn: StoredTradeIn): boolean {
  return tradeIn.userId === null || tradeIn.userId === userId
}

type Changing<T, Refusal> = (tx: Sql, tradeIn: StoredTradeIn) => Promise<Result<T, Refusal>>

/** Changes a trade-in under its lock, in its current state. A member who opens its link becomes its owner. */
export async function changeTradeIn<T, Refusal = TradeInRefusal>(
  ctx: Ctx,
  requester: TradeInRequester,
  number: string,
  work: Changing<T, Refusal | TradeInRefusal>,
  lockNames: readonly string[] = [],
): Promise<Result<T, Refusal | TradeInRefusal>> {
  const known = await requestersTradeIn(ctx, requester, number)
  if (!known) return refuse({ kind: 'not-found' })
  return retriedTransaction(ctx.sql, lockNames, async tx => {
    const tradeIn = await lockTradeIn(tx, known.id)
    if (!tradeIn) return refuse({ kind: 'not-found' } as const)
    if (!mayChange(requester, tradeIn)) return refuse({ kind: 'sign-in-needed' } as const)
    const { userId } = requester
    if (tradeIn.userId !== null || userId === undefined) return work(tx, tradeIn)
    await updateTradeInOwner(tx, tradeIn.id, userId)
    return work(tx, { ...tradeIn, userId })
  })
}

/** An offer holds its price until its last day is over (sell.md, Timers). */
export function checkOffered(
  { state, expiresAt }: Pick<StoredTradeIn, 'state' | 'expiresAt'>,
  now: Date,
): Result<void, TradeInRefusal> {
  if (state === 'expired') return refuse({ kind: 'offer-expired' })
  if (state !== 'offered') return refuse({ kind: 'move-not-allowed' })
  return expiresAt !== null && expiresAt <= now ? refuse({ kind: 'offer-expired' }) : ok(undefined)
}
