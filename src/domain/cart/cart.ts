import type { DeviceType } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Accessory, BatteryLine, PhoneLine } from './line.ts'
import type { CartLimitations, Warranty } from './settings.ts'

/** `isActive`: the service is currently offered; `isWrappingTax`: it is charged as a tax item (Spec 3.4). */
export type GiftWrap = { readonly isActive: boolean; readonly isWrappingTax: boolean }

export type Promo = { readonly code: string; readonly percentage: number }

/**
 * The cart of the browser and of the cloud document, where stored-cart.ts gives it the names of the specification
 * (Spec 3.4). One cart has one market.
 * `timestamp` and `expireAt` are milliseconds since 1970. A chosen gift wrap is the item of
 * `accessoryCart` with `isWrappingTax`; batteries and accessories sold with a phone are part of that phone's line.
 */
export type Cart = {
  readonly cartId: string
  readonly market: Market
  readonly currency: Currency
  readonly phoneCart: readonly PhoneLine[]
  readonly accessoryCart: readonly Accessory[]
  readonly batteryCart: readonly BatteryLine[]
  readonly giftWrap: GiftWrap
  readonly timestamp: number
  readonly expireAt: number
  readonly stateVersion: string
  /** Not interpreted here: the checkout names its own steps. */
  readonly checkoutStep: string
  readonly promo?: Promo
  readonly showCart: boolean
  readonly warranty: Warranty
  readonly returnDays: number
  readonly cartLimitations: CartLimitations
  /** Not interpreted here: delivery is a later noun in the import order. */
  readonly deliveryData?: unknown
  readonly mergeCartAfterLogin: boolean
}

/** The key in browser storage; its number changes only when a stored cart can no longer be read at all. */
export const cartStorageKey = 'kintsu-cart-1'

/** The types of the devices in a cart, each once (Spec 3.4 and 4.5). */
export function deviceTypesOf(cart: Cart): DeviceType[] {
  return [...new Set(cart.phoneCart.map(phone => phone.device.modelType))]
}

export function hasItems(cart: Cart): boolean {
  return cart.phoneCart.length + cart.accessoryCart.length + cart.batteryCart.length > 0
}
