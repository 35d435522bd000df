import type { Market } from '#domain/market/market.ts'
import type { OwnDevice, OwnSale, OwnStanding } from '#domain/review/own-device.ts'
import type { ReviewStanding } from '#domain/review/review-standing.ts'
import { findDevices, findSoldDevices } from './find-device.ts'
import type { ReviewStores } from './review-stores.ts'

type Owned = { readonly userId: string; readonly market: Market }

/** Each delivered device of a member's order, with what can be done about its review. */
export function makeListOwnDevices(
  stores: Pick<ReviewStores, 'runner' | 'tokens' | 'settingsOf' | 'now'>,
) {
  return async ({ userId, market }: Owned, number: string): Promise<readonly OwnDevice[]> => {
    const claim = { kind: 'member', userId, number } as const
    const found = await findDevices(stores, stores.runner, { market, claim })
    return found.flatMap(({ device: { position, product, grade }, standing }) =>
      isOwn(standing) ? [{ position, product, grade, standing }] : [],
    )
  }
}

/** Those of a member's sales that were paid, with what can be done about each one's review. */
export function makeListOwnSales(
  stores: Pick<ReviewStores, 'runner' | 'tokens' | 'settingsOf' | 'now'>,
) {
  return async (
    { userId, market }: Owned,
    numbers: readonly string[],
  ): Promise<readonly OwnSale[]> => {
    if (numbers.length === 0) return []
    const seller = { kind: 'member', userId, numbers } as const
    const found = await findSoldDevices(stores, stores.runner, market, seller)
    return found.flatMap(({ device: { number }, standing }) =>
      isOwn(standing) ? [{ number, standing }] : [],
    )
  }
}

function isOwn(standing: ReviewStanding): standing is OwnStanding {
  return standing === 'open' || standing === 'editable' || standing === 'written'
}
