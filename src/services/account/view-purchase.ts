import { parseOrderNumber, toOrderNumber } from '#domain/order/number.ts'
import { type ParcelStep, type PurchaseDetails, stageOf } from '#domain/order/purchase.ts'
import type { StoredPurchase, StoredStep } from '#store/account/purchases.ts'
import type { makeReadPlaced } from '../order/view-order.ts'
import type { Owner, PurchaseStores } from './account-stores.ts'
import { factsOf } from './purchase-facts.ts'

type Deps = PurchaseStores & { readonly readPlaced: ReturnType<typeof makeReadPlaced> }

/** One order of a member; undefined for another member's order, as for a missing one (quality.md "Attacks"). */
export function makeViewPurchase(deps: Deps) {
  return async (owner: Owner, number: string): Promise<PurchaseDetails | undefined> => {
    const stored = await ownOrder(deps, owner, number)
    if (!stored) return undefined
    const [placed, steps] = await Promise.all([
      deps.readPlaced(stored.id),
      deps.purchases.steps(stored.id),
    ])
    if (!placed) return undefined
    return {
      order: placed.view,
      steps: steps.map(toStep),
      ...factsOf(stored, deps.settingsOf(stored.market), deps.links),
    }
  }
}

/** Accepts the number as a customer may write it. */
export async function ownOrder(
  { purchases }: Pick<PurchaseStores, 'purchases'>,
  owner: Owner,
  number: string,
): Promise<StoredPurchase | undefined> {
  const parsed = parseOrderNumber(number)
  if (!parsed) return undefined
  return purchases.one(owner, toOrderNumber(parsed.market, parsed.serial))
}

function toStep({ state, at, place }: StoredStep): ParcelStep {
  return {
    stage: stageOf('confirmed', state),
    at: at.toISOString(),
    ...(place !== null && { place }),
  }
}
