import type { DeviceType } from '#domain/device/device.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type Cart, deviceTypesOf, hasItems } from './cart.ts'
import type { Accessory } from './line.ts'
import type { CartSettings, GiftWrapSettings } from './settings.ts'

export type GiftWrapRefusal =
  | { readonly kind: 'gift-wrap-not-offered' }
  | { readonly kind: 'gift-wrap-not-for-device'; readonly deviceType: DeviceType }

export const giftWraps = ['wrapped', 'plain'] as const
export type GiftWrapChoice = (typeof giftWraps)[number]

/** One gift-wrap tax item, and none with a device whose type is on the configured list (Spec 4.5). */
export function setGiftWrap(
  cart: Cart,
  choice: GiftWrapChoice,
  settings: CartSettings,
): Result<Cart, GiftWrapRefusal> {
  const plain = withoutGiftWrap(cart)
  if (choice === 'plain') return ok(plain)
  if (!settings.giftWrap.isActive || !hasItems(plain))
    return refuse({ kind: 'gift-wrap-not-offered' })
  const deviceType = refusedDeviceTypeIn(plain, settings.giftWrap)
  if (deviceType) return refuse({ kind: 'gift-wrap-not-for-device', deviceType })
  return ok({ ...plain, accessoryCart: [...plain.accessoryCart, giftWrapItem(settings.giftWrap)] })
}

export function giftWrapOf(cart: Cart): Accessory | undefined {
  return cart.accessoryCart.find(accessory => accessory.isWrappingTax)
}

/** Preserves the first gift-wrap tax item, or none if a device forbids it. */
export function withOneGiftWrap(cart: Cart, settings: GiftWrapSettings): Cart {
  const plain = withoutGiftWrap(cart)
  const wrap = giftWrapOf(cart)
  return wrap && hasItems(plain) && !refusedDeviceTypeIn(cart, settings)
    ? { ...plain, accessoryCart: [...plain.accessoryCart, wrap] }
    : plain
}

/** Removes a gift wrap if there is nothing left to wrap. */
export function withoutLoneGiftWrap(cart: Cart): Cart {
  const plain = withoutGiftWrap(cart)
  return hasItems(plain) ? cart : plain
}

function withoutGiftWrap(cart: Cart): Cart {
  return {
    ...cart,
    accessoryCart: cart.accessoryCart.filter(accessory => !accessory.isWrappingTax),
  }
}

function refusedDeviceTypeIn(cart: Cart, settings: GiftWrapSettings): DeviceType | undefined {
  return deviceTypesOf(cart).find(type => settings.refusedDeviceTypes.includes(type))
}

function giftWrapItem(settings: GiftWrapSettings): Accessory {
  return {
    lineId: 'gift-wrap',
    id: 'gift-wrap',
    name: 'gift-wrap',
    price: settings.price,
    isActive: true,
    isWrappingTax: true,
    type: 'gift-wrap',
    origin: 'cart',
  }
}
