import { deleteIdempotencyKeys } from '#store/order/orders.ts'
import type { Sql } from '#store/transaction.ts'

type Stores = {
  readonly sql: Sql
  readonly now: () => Date
}

/** No browser repeats a request after this time; the cart's own id still leads to the first order. */
const retentionMs = 30 * 24 * 60 * 60_000

/** Deletes the keys of requests that will not be repeated; returns how many. */
export function makeForgetKeys({ sql, now }: Stores) {
  return (): Promise<number> => deleteIdempotencyKeys(sql, new Date(now().getTime() - retentionMs))
}
