import { ok, type Result, refuse } from '#domain/result.ts'
import { parseSaleNumber } from '#domain/sell/sale-number.ts'
import type { SaleRefusal } from '#domain/sell/sale-refusal.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { Runner } from '#store/transaction.ts'
import { isTokenOf } from '../order/link-token.ts'
import type { SaleStores } from './sale-stores.ts'

/** By what somebody shows that a sale is theirs: their account, the token of its letters, or both; '' for none. */
export type SaleAsker = { readonly userId?: string; readonly token: string }

/** As a seller may write the number; undefined where it is not the asker's, as where there is none (quality.md "Attacks"). */
export async function askersSale(
  { runner, reader }: Pick<SaleStores, 'runner' | 'reader'>,
  asker: SaleAsker,
  written: string,
): Promise<StoredSale | undefined> {
  const number = parseSaleNumber(written)
  const sale = number === undefined ? undefined : await reader.byNumber(runner, number)
  return sale && isAskers(asker, sale) ? sale : undefined
}

/** Of an erased account nobody is asked any more. */
export function isAskers({ userId, token }: SaleAsker, sale: StoredSale): boolean {
  if (sale.email === '') return false
  if (userId !== undefined && sale.userId === userId) return true
  return token !== '' && sale.tokenHash !== null && isTokenOf(token, sale.tokenHash)
}

/** The link of a letter opens a sale; what is an account's is changed by its member only. */
function mayChange({ userId }: SaleAsker, sale: StoredSale): boolean {
  return sale.userId === null || sale.userId === userId
}

type Changing<T> = (tx: Runner, sale: StoredSale) => Promise<Result<T, SaleRefusal>>

/** Changes a sale under its lock, as it is then. A member who comes with its link makes it theirs. */
export async function changeSale<T>(
  stores: SaleStores,
  asker: SaleAsker,
  number: string,
  work: Changing<T>,
  names: readonly string[] = [],
): Promise<Result<T, SaleRefusal>> {
  const known = await askersSale(stores, asker, number)
  if (!known) return refuse({ kind: 'not-found' })
  return stores.transaction(names, async tx => {
    const sale = await stores.reader.locked(tx, known.id)
    if (!sale) return refuse({ kind: 'not-found' } as const)
    if (!mayChange(asker, sale)) return refuse({ kind: 'sign-in-needed' } as const)
    const { userId } = asker
    if (sale.userId !== null || userId === undefined) return work(tx, sale)
    await stores.writer.own(tx, sale.id, userId)
    return work(tx, { ...sale, userId })
  })
}

/** sell.md, Timers: an offer holds its price until its last day is over. */
export function checkOffered(
  { state, expiresAt }: Pick<StoredSale, 'state' | 'expiresAt'>,
  now: Date,
): Result<void, SaleRefusal> {
  if (state === 'expired') return refuse({ kind: 'offer-expired' })
  if (state !== 'offered') return refuse({ kind: 'move-not-allowed' })
  return expiresAt !== null && expiresAt <= now ? refuse({ kind: 'offer-expired' }) : ok(undefined)
}
