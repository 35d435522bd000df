import type { UnsentStage } from '#domain/order/purchase.ts'
import { type Result, refuse } from '#domain/result.ts'
import type { LinkTokens } from '../order/link-token.ts'
import type { CancelConfirmedRefusal, makeCancelConfirmed } from '../payment/cancel-confirmed.ts'
import type { CancelRefusal, makeCancelOrder } from '../payment/cancel-order.ts'
import { askersOrder } from './requester.ts'
import type { ReturnStores } from './return-stores.ts'
import type { ReturnRequester } from './returning.ts'

type Deps = Pick<ReturnStores, 'sql' | 'tokens' | 'now'> & {
  readonly links: Pick<LinkTokens, 'tokenOf'>
  readonly cancelOrder: ReturnType<typeof makeCancelOrder>
  readonly cancelConfirmed: ReturnType<typeof makeCancelConfirmed>
}

/**
 * Cancels an order that has not been sent, instead of withdrawing from it, for everyone who may withdraw: a member,
 * or somebody with the order's link, or with its number and email address. `seenAs` is the status that the requester
 * saw: an order that was paid meanwhile is not cancelled unseen.
 */
export function makeCancelUnsent(deps: Deps) {
  return async (
    requester: ReturnRequester,
    orderNumber: string,
    seenAs: UnsentStage,
  ): Promise<Result<void, CancelRefusal | CancelConfirmedRefusal>> => {
    const order = await askersOrder(deps, requester, orderNumber)
    if (!order) return refuse({ kind: 'not-found' })
    const give = seenAs === 'awaiting-payment' ? deps.cancelOrder : deps.cancelConfirmed
    return give(order.number, deps.links.tokenOf(order.id))
  }
}
