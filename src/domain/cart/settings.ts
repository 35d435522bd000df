import type { DeviceType } from '#domain/device/device.ts'
import type { Currency, Money } from '#domain/money/money.ts'

/** markets.md: maxCartItems counts phones, batteries and accessories; limitedItems is a list of device types. */
export type CartLimitations = {
  readonly isActive: boolean
  readonly maxCartItems: number
  readonly limitedItems: readonly DeviceType[]
  readonly maxCartLimitedItems: number
}

export type Warranty = {
  readonly measure: string
  readonly name: string
  readonly validity: number
}

export type GiftWrapSettings = {
  readonly isActive: boolean
  readonly isWrappingTax: boolean
  readonly price: Money
  /** Spec 4.5: a cart with a device of one of these types carries no gift-wrap tax. */
  readonly refusedDeviceTypes: readonly DeviceType[]
}

/** Spec 9.1: the cart's state version and expiry months come from configuration. */
export type CartSettings = {
  readonly currency: Currency
  readonly stateVersion: string
  readonly expiryMonths: number
  readonly cartLimitations: CartLimitations
  readonly giftWrap: GiftWrapSettings
  readonly warranty: Warranty
  readonly returnDays: number
}
