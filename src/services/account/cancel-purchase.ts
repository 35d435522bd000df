import { type Result, refuse } from '#domain/result.ts'
import type { CancelRefusal, makeCancelOrder } from '../payment/cancel-order.ts'
import type { Owner, PurchaseStores } from './account-stores.ts'
import { ownOrder } from './view-purchase.ts'

type Means = Pick<PurchaseStores, 'purchases' | 'links'> & {
  readonly cancelOrder: ReturnType<typeof makeCancelOrder>
}

/** A member gives up an order of theirs that is not paid. */
export const makeCancelPurchase =
  (means: Means) =>
  async (owner: Owner, number: string): Promise<Result<void, CancelRefusal>> => {
    const stored = await ownOrder(means, owner, number)
    if (!stored) return refuse({ kind: 'not-found' })
    return means.cancelOrder(stored.number, means.links.tokenOf(stored.id))
  }
