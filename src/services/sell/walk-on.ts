import { type Result, refuse } from '#domain/result.ts'
import { parseSaleNumber } from '#domain/sell/sale-number.ts'
import type { SaleMove, SaleState } from '#domain/sell/sale-state.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { Runner } from '#store/transaction.ts'
import type { InspectionNews } from './inspection-news.ts'
import type { SaleStores } from './sale-stores.ts'
import { type SaleWhy, walkSale } from './walk-sale.ts'

/** Who of the staff moves a sale, and why. */
export type StaffWhy = { readonly actor: string; readonly reason: string }

export type StaffRefusal = { readonly kind: 'not-found' } | { readonly kind: 'move-not-allowed' }

/** Works on a sale as staff name it, under its lock. */
export async function onSale<T, Refusal>(
  { runner, reader, transaction }: Pick<SaleStores, 'runner' | 'reader' | 'transaction'>,
  written: string,
  work: (tx: Runner, sale: StoredSale) => Promise<Result<T, Refusal | StaffRefusal>>,
): Promise<Result<T, Refusal | StaffRefusal>> {
  const number = parseSaleNumber(written)
  const known = number === undefined ? undefined : await reader.byNumber(runner, number)
  if (!known) return refuse({ kind: 'not-found' })
  return transaction([], async tx => {
    const sale = await reader.locked(tx, known.id)
    return sale ? work(tx, sale) : refuse({ kind: 'not-found' } as const)
  })
}

/** One move, and the letter its seller gets of it where there is one. */
export async function walkOn<Sale extends Pick<StoredSale, 'id' | 'state'>>(
  stores: Pick<SaleStores, 'writer' | 'traces'>,
  tx: Runner,
  sale: Sale,
  by: SaleMove,
  why: SaleWhy,
  news?: InspectionNews,
): Promise<Result<Sale & { readonly state: SaleState }, StaffRefusal>> {
  const walked = await walkSale(stores, tx, sale, by, why)
  if (!walked.ok) return refuse({ kind: 'move-not-allowed' })
  if (news !== undefined) await tellSeller(stores, tx, sale.id, news, why.at)
  return { ok: true, value: { ...sale, state: walked.value } }
}

export function tellSeller(
  { traces }: Pick<SaleStores, 'traces'>,
  tx: Runner,
  saleId: string,
  news: InspectionNews,
  at: Date,
) {
  return traces.message(tx, 'inspection-news', { saleId, news }, at)
}
