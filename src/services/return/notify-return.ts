import type { ReturnView } from '#domain/return/return-view.ts'
import { findReturn } from '#store/return/read-return.ts'
import type { ReturnStores } from './return-stores.ts'
import { toReturnView } from './to-return-view.ts'

export type TrackedReturn = {
  readonly view: ReturnView
  readonly orderId: string
  readonly name: string
  /** '' once the customer is erased. */
  readonly recipient: string
  /** The token of the link that opens this one return. */
  readonly token: string
}

/** For emails only, never for a request: it does not check the requester. */
export function makeNotifyReturn(stores: ReturnStores) {
  return async (returnId: string): Promise<TrackedReturn | undefined> => {
    const stored = await findReturn(stores.sql, returnId)
    if (!stored) return undefined
    return {
      view: await toReturnView(stores, stores.sql, stored),
      orderId: stored.order.id,
      name: stored.order.name,
      recipient: stored.order.email,
      token: stores.tokens.linkOf(returnId),
    }
  }
}

export type NotifyReturn = ReturnType<typeof makeNotifyReturn>
