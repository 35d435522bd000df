import type { OrderStore } from '#store/order/orders.ts'
import type { Sql } from '#store/transaction.ts'

type Stores = {
  readonly sql: Sql
  readonly orders: Pick<OrderStore, 'forgetKeys'>
  readonly now: () => Date
}

/** No browser repeats a press that long after; the cart's own id still gives the first order. */
const retentionMs = 30 * 24 * 60 * 60_000

/** Forgets the keys of requests nobody will repeat; how many they were. */
export function makeForgetKeys({ sql, orders, now }: Stores) {
  return (): Promise<number> => orders.forgetKeys(sql, new Date(now().getTime() - retentionMs))
}
