import { rowsOf, type Sql, type Statement } from '../transaction.ts'
import { findPreviousOrders } from './previous-orders.ts'
import { readOrderById, readOrderByNumber } from './read-order.ts'
import { writeOrder } from './write-order.ts'

const forgetKeys: Statement = {
  name: 'order-forget-keys',
  text: 'delete from idempotency_key where created_at < $1 returning key',
}

/** The stored orders. */
export function makeOrderStore() {
  return {
    findPrevious: findPreviousOrders,
    write: writeOrder,
    byNumber: readOrderByNumber,
    byId: readOrderById,
    forgetKeys: async (sql: Sql, before: Date): Promise<number> =>
      (await rowsOf(sql, forgetKeys, [before])).length,
  }
}

export type OrderStore = ReturnType<typeof makeOrderStore>
