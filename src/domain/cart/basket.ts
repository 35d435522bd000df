import type { DeviceType } from '#domain/device/device.ts'
import type { Currency } from '#domain/money/money.ts'
import { type Cart, deviceTypesOf } from './cart.ts'
import { summaryOf } from './summary.ts'

/** The cart as used by the payment rules: its items and their total after the discount, before delivery. */
export type Basket = {
  readonly itemCount: number
  readonly totalMinor: number
  readonly currency: Currency
  readonly deviceTypes: readonly DeviceType[]
}

export function basketOf(cart: Cart): Basket {
  const { items, total } = summaryOf(cart)
  return {
    itemCount: items,
    totalMinor: total.minor,
    currency: total.currency,
    deviceTypes: deviceTypesOf(cart),
  }
}
