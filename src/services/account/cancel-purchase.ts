import { type Result, refuse } from '#domain/result.ts'
import type { CancelConfirmedRefusal, makeCancelConfirmed } from '../payment/cancel-confirmed.ts'
import type { CancelRefusal, makeCancelOrder } from '../payment/cancel-order.ts'
import type { Owner, PurchaseStores } from './account-stores.ts'
import { ownOrder } from './view-purchase.ts'

type Means = Pick<PurchaseStores, 'purchases' | 'links'> & {
  readonly cancelOrder: ReturnType<typeof makeCancelOrder>
  readonly cancelConfirmed: ReturnType<typeof makeCancelConfirmed>
}

/** What the member saw when they gave the order up: one that was paid meanwhile is not cancelled unseen. */
export type SeenAs = 'unpaid' | 'confirmed'

/** A member gives up an order of theirs that is not paid, or that the carrier does not have yet. */
export const makeCancelPurchase =
  (means: Means) =>
  async (
    owner: Owner,
    number: string,
    seenAs: SeenAs,
  ): Promise<Result<void, CancelRefusal | CancelConfirmedRefusal>> => {
    const stored = await ownOrder(means, owner, number)
    if (!stored) return refuse({ kind: 'not-found' })
    const give = seenAs === 'unpaid' ? means.cancelOrder : means.cancelConfirmed
    return give(stored.number, means.links.tokenOf(stored.id))
  }
