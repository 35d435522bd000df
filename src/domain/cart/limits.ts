import type { DeviceType } from '#domain/device/device.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Cart } from './cart.ts'

export type LimitRefusal =
  | { readonly kind: 'too-many-items'; readonly max: number }
  | { readonly kind: 'too-many-limited'; readonly max: number; readonly deviceType: DeviceType }

/** Phones, batteries and accessories count; the gift-wrap tax is no item (markets.md). */
export function itemCountOf(cart: Cart): number {
  const accessories = [
    ...cart.accessoryCart,
    ...cart.phoneCart.flatMap(phone => phone.deviceAccessories),
  ]
  const bought = accessories.filter(accessory => !accessory.isWrappingTax)
  return cart.phoneCart.length + cart.batteryCart.length + bought.length
}

/** Adding beyond maxCartItems is refused with the reason (markets.md). */
export function withRoomForOne(cart: Cart): Result<Cart, LimitRefusal> {
  const { isActive, maxCartItems } = cart.cartLimitations
  return isActive && itemCountOf(cart) >= maxCartItems
    ? refuse({ kind: 'too-many-items', max: maxCartItems })
    : ok(cart)
}

/** The devices of all limited types together stay within maxCartLimitedItems (markets.md). */
export function withRoomForDevice(cart: Cart, deviceType: DeviceType): Result<Cart, LimitRefusal> {
  const { isActive, limitedItems, maxCartLimitedItems } = cart.cartLimitations
  const limited = cart.phoneCart.filter(phone => limitedItems.includes(phone.device.modelType))
  return isActive && limitedItems.includes(deviceType) && limited.length >= maxCartLimitedItems
    ? refuse({ kind: 'too-many-limited', max: maxCartLimitedItems, deviceType })
    : withRoomForOne(cart)
}
