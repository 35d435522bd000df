import type { Cart } from './cart.ts'
import type { SharedCart } from './document.ts'
import { accessoriesOf } from './edit.ts'
import { withOneGiftWrap } from './gift-wrap.ts'
import type { Accessory, PhoneLine } from './line.ts'
import { withProtectorsPriced } from './protector-price.ts'
import type { GiftWrapSettings } from './settings.ts'
import { settled } from './settled.ts'
import { batteryMarker } from './write-document.ts'

/**
 * Phones are merged by id, batteries by phone id, accessories are concatenated (a piece in both carts is one piece), at
 * most one gift wrap. The local cart has precedence if both have a value (Spec 4.5).
 */
export function merge(
  local: Cart,
  cloud: SharedCart & Pick<Cart, 'timestamp'>,
  settings: GiftWrapSettings,
): Cart {
  const promo = local.promo ?? cloud.promo
  const cloudPhones = cloud.phoneCart.filter(
    phone => !local.phoneCart.some(({ id }) => id === phone.id),
  )
  const phoneCart = [
    ...local.phoneCart.map(phone => withPiecesOf(phone, cloud, accessoriesOf(local))),
    ...cloudPhones,
  ]
  const held = idsOf(accessoriesOf({ ...local, phoneCart }))
  const merged: Cart = {
    ...local,
    ...(promo ? { promo } : {}),
    phoneCart,
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

/** A removed line is marked, and stays out of a cart that never saw the removal (orders.md). */
export function withoutRemoved(cart: Cart, removed: readonly string[]): Cart {
  const gone = new Set(removed)
  const isRemaining = ({ lineId, isWrappingTax }: Accessory) => isWrappingTax || !gone.has(lineId)
  return settled({
    ...cart,
    phoneCart: cart.phoneCart
      .filter(phone => !gone.has(phone.id))
      .map(phone => ({ ...phone, deviceAccessories: phone.deviceAccessories.filter(isRemaining) })),
    batteryCart: cart.batteryCart.filter(({ phoneId }) => !gone.has(batteryMarker(phoneId))),
    accessoryCart: cart.accessoryCart.filter(isRemaining),
  })
}

/** A phone in both carts also gets the accessories that only the cloud has for it. */
function withPiecesOf(phone: PhoneLine, cloud: SharedCart, local: readonly Accessory[]): PhoneLine {
  const held = idsOf(local)
  const theirs = cloud.phoneCart.find(({ id }) => id === phone.id)?.deviceAccessories ?? []
  const more = theirs.filter(piece => !held.has(piece.lineId))
  return more.length === 0
    ? phone
    : withProtectorsPriced({ ...phone, deviceAccessories: [...phone.deviceAccessories, ...more] })
}

function idsOf(accessories: readonly Accessory[]): ReadonlySet<string> {
  return new Set(accessories.map(accessory => accessory.lineId))
}
