import { ok, type Result, refuse } from '#domain/result.ts'
import { parseTradeInNumber } from '#domain/sell/sale-number.ts'
import type { TradeInRefusal } from '#domain/sell/sale-refusal.ts'
import type { StoredTradeIn } from '#store/sell/read-sale.ts'
import type { Sql } from '#store/transaction.ts'
import { isTokenOf } from '../order/link-token.ts'
import type { TradeInStores } from './sale-stores.ts'

/** By what somebody shows that a sale is theirs: their account, the token of its letters, or both; '' for none. */
export type TradeInRequester = { readonly userId?: string; readonly token: string }

/** As a seller may write the number; undefined where it is not the asker's, as where there is none (quality.md "Attacks"). */
export async function requestersTradeIn(
  { sql, reader }: Pick<TradeInStores, 'sql' | 'reader'>,
  requester: TradeInRequester,
  written: string,
): Promise<StoredTradeIn | undefined> {
  const number = parseTradeInNumber(written)
  const tradeIn = number === undefined ? undefined : await reader.byNumber(sql, number)
  return tradeIn && isAskers(requester, tradeIn) ? tradeIn : undefined
}

/** Of an erased account nobody is asked any more. */
export function isAskers({ userId, token }: TradeInRequester, tradeIn: StoredTradeIn): boolean {
  if (tradeIn.email === '') return false
  if (userId !== undefined && tradeIn.userId === userId) return true
  return token !== '' && tradeIn.tokenHash !== null && isTokenOf(token, tradeIn.tokenHash)
}

/** The link of a letter opens a sale; what is an account's is changed by its member only. */
function mayChange({ userId }: TradeInRequester, tradeIn: StoredTradeIn): boolean {
  return tradeIn.userId === null || tradeIn.userId === userId
}

type Changing<T> = (tx: Sql, tradeIn: StoredTradeIn) => Promise<Result<T, TradeInRefusal>>

/** Changes a sale under its lock, as it is then. A member who comes with its link makes it theirs. */
export async function changeTradeIn<T>(
  stores: TradeInStores,
  requester: TradeInRequester,
  number: string,
  work: Changing<T>,
  names: readonly string[] = [],
): Promise<Result<T, TradeInRefusal>> {
  const known = await requestersTradeIn(stores, requester, number)
  if (!known) return refuse({ kind: 'not-found' })
  return stores.transaction(names, async tx => {
    const tradeIn = await stores.reader.locked(tx, known.id)
    if (!tradeIn) return refuse({ kind: 'not-found' } as const)
    if (!mayChange(requester, tradeIn)) return refuse({ kind: 'sign-in-needed' } as const)
    const { userId } = requester
    if (tradeIn.userId !== null || userId === undefined) return work(tx, tradeIn)
    await stores.writer.own(tx, tradeIn.id, userId)
    return work(tx, { ...tradeIn, userId })
  })
}

/** sell.md, Timers: an offer holds its price until its last day is over. */
export function checkOffered(
  { state, expiresAt }: Pick<StoredTradeIn, 'state' | 'expiresAt'>,
  now: Date,
): Result<void, TradeInRefusal> {
  if (state === 'expired') return refuse({ kind: 'offer-expired' })
  if (state !== 'offered') return refuse({ kind: 'move-not-allowed' })
  return expiresAt !== null && expiresAt <= now ? refuse({ kind: 'offer-expired' }) : ok(undefined)
}
