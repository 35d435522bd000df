import { recallOrder } from './recall.ts'
import { readOrder } from './read-order.ts'
import { writeOrder } from './write-order.ts'

/** Orders as they are remembered. */
export const makeOrderStore = () => ({ recall: recallOrder, write: writeOrder, read: readOrder })

export type OrderStore = ReturnType<typeof makeOrderStore>
