import type { DeviceType } from '#domain/device/device.ts'
import type { Currency, Money } from '#domain/money/money.ts'

/** maxCartItems counts phones, batteries and accessories; limitedItems is a list of device types (markets.md). */
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
  /** A cart with a device of one of these types has no gift-wrap tax (Spec 4.5). */
  readonly refusedDeviceTypes: readonly DeviceType[]
}

/** The cart's state version and expiry months come from configuration (Spec 9.1). */
export type CartSettings = {
  /** The market's currency. */
  readonly currency: Currency
  /** Amounts are also shown in this currency (markets.md, Money). */
  readonly secondCurrency?: Currency | undefined
  readonly stateVersion: string
  readonly expiryMonths: number
  readonly cartLimitations: CartLimitations
  readonly giftWrap: GiftWrapSettings
  readonly warranty: Warranty
  readonly returnDays: number
}
