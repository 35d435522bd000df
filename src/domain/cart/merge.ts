import { type Cart, hasItems } from './cart.ts'
import { accessoriesOf } from './edit.ts'
import { withOneGiftWrap } from './gift-wrap.ts'
import type { GiftWrapSettings } from './settings.ts'

/**
 * Spec 4.5: phones by id, batteries by phone id, accessories concatenated (a piece both carts hold
 * is one piece), at most one gift wrap. The local cart's word stands where both speak.
 */
export const merge = (local: Cart, cloud: Cart, settings: GiftWrapSettings): Cart => {
  const promo = local.promo ?? cloud.promo
  const cloudPhones = cloud.phoneCart.filter(
    phone => !local.phoneCart.some(({ id }) => id === phone.id),
  )
  const held = new Set(
    accessoriesOf({ ...local, phoneCart: [...local.phoneCart, ...cloudPhones] }).map(
      accessory => accessory.lineId,
    ),
  )
  const merged: Cart = {
    ...local,
    ...(promo ? { promo } : {}),
    phoneCart: [...local.phoneCart, ...cloudPhones],
    batteryCart: [
      ...local.batteryCart,
      ...cloud.batteryCart.filter(
        battery => !local.batteryCart.some(({ phoneId }) => phoneId === battery.phoneId),
      ),
    ],
    accessoryCart: [
      ...local.accessoryCart,
      ...cloud.accessoryCart.filter(accessory => !held.has(accessory.lineId)),
    ],
    timestamp: Math.max(local.timestamp, cloud.timestamp),
    expireAt: Math.max(local.expireAt, cloud.expireAt),
    mergeCartAfterLogin: false,
  }
  return withOneGiftWrap(merged, settings)
}

export type DocumentOutcome =
  | { readonly kind: 'ignored' }
  | { readonly kind: 'reset'; readonly cart: Cart }
  | { readonly kind: 'other-market'; readonly cloud: Cart }
  | { readonly kind: 'merged'; readonly cart: Cart }
  | { readonly kind: 'taken'; readonly cart: Cart }

/**
 * Spec 4.5: what a cloud document does to the local cart. `empty` is what an old version becomes.
 * A document of another market, or from before its currency changed, is left alone: one cart has one market.
 */
export const receiveDocument = (
  local: Cart,
  cloud: Cart,
  empty: Cart,
  settings: GiftWrapSettings,
): DocumentOutcome => {
  if (cloud.stateVersion !== empty.stateVersion) return { kind: 'reset', cart: empty }
  if (cloud.timestamp === local.timestamp) return { kind: 'ignored' }
  if (cloud.market !== local.market || cloud.currency !== local.currency)
    return { kind: 'other-market', cloud }
  if (local.mergeCartAfterLogin && hasItems(local))
    return { kind: 'merged', cart: merge(local, cloud, settings) }
  return { kind: 'taken', cart: cloud }
}
