import type { OrderStore } from '#store/order/orders.ts'
import type { Sql } from '#store/transaction.ts'

type Stores = {
  readonly sql: Sql
  readonly orders: Pick<OrderStore, 'forgetKeys'>
  readonly now: () => Date
}

/** No browser repeats a request after this time; the cart's own id still leads to the first order. */
const retentionMs = 30 * 24 * 60 * 60_000

/** Deletes the keys of requests that will not be repeated; returns how many. */
export function makeForgetKeys({ sql, orders, now }: Stores) {
  return (): Promise<number> => orders.forgetKeys(sql, new Date(now().getTime() - retentionMs))
}
