import { moved, type NotAllowed } from '#domain/machine.ts'
import { ok, type Result } from '#domain/result.ts'
import { type SaleMove, type SaleState, saleArrows } from '#domain/sell/sale-state.ts'
import type { StoredSale } from '#store/sell/read-sale.ts'
import type { Runner } from '#store/transaction.ts'
import type { SaleNews } from './sale-news.ts'
import type { SaleStores } from './sale-stores.ts'

/** Who moves a sale, and why. */
export type SaleWhy = { readonly actor: string; readonly reason: string; readonly at: Date }

type Walking = Pick<SaleStores, 'writer' | 'traces'>

/** Staff are to look which model a device is: its number says another one than its seller. */
export const modelDiffers = 'sale-model-differs'

/** Once it was looked at, or will not come, nobody has to look. */
const endsDoubt: ReadonlySet<SaleMove> = new Set(['inspect', 'expire', 'cancel'])

/** sell.md, A sale's states: one named move under its lock, with a row of history; `news` is what its seller is told of it. */
export async function walkSale(
  { writer, traces }: Walking,
  tx: Runner,
  { id, state: from }: Pick<StoredSale, 'id' | 'state'>,
  by: SaleMove,
  why: SaleWhy,
  news?: SaleNews,
): Promise<Result<SaleState, NotAllowed<SaleState, SaleMove>>> {
  const to = moved(saleArrows, from, by)
  if (!to.ok) return to
  if (!(await writer.step(tx, id, { from, to: to.value, ...why })))
    throw new Error(`sale ${id} moved while it was locked`)
  if (endsDoubt.has(by)) await traces.tasksDone(tx, [modelDiffers], id, why.at)
  if (news) await traces.message(tx, 'sale-news', { saleId: id, news }, why.at)
  return ok(to.value)
}
