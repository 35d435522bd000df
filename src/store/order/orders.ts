import { readOrderById, readOrderByNumber } from './read-order.ts'
import { recallOrder } from './recall.ts'
import { writeOrder } from './write-order.ts'

/** Orders as they are remembered. */
export const makeOrderStore = () => ({
  recall: recallOrder,
  write: writeOrder,
  byNumber: readOrderByNumber,
  byId: readOrderById,
})

export type OrderStore = ReturnType<typeof makeOrderStore>
