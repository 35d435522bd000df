import type { Market } from '#domain/market/market.ts'
import type { OwnDevice } from '#domain/review/own-device.ts'
import { findDevices } from './find-device.ts'
import type { ReviewStores } from './review-stores.ts'

type Owned = { readonly userId: string; readonly market: Market }

/** Each delivered device of a member's order, with what can be done about its review. */
export const makeListOwnDevices =
  (stores: Pick<ReviewStores, 'runner' | 'tokens' | 'settingsOf' | 'now'>) =>
  async ({ userId, market }: Owned, number: string): Promise<readonly OwnDevice[]> => {
    const claim = { kind: 'member', userId, number } as const
    const found = await findDevices(stores, stores.runner, { market, claim })
    return found.flatMap(({ device, standing }) =>
      standing === 'open' || standing === 'editable' || standing === 'written'
        ? [{ position: device.position, product: device.product, grade: device.grade, standing }]
        : [],
    )
  }
