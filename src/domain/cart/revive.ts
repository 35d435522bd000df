import { type Market, markets } from '#domain/market/market.ts'
import { convertAmountsIn, hasFixedRate } from '#domain/money/convert.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Cart, Promo } from './cart.ts'
import { accessoriesOf } from './edit.ts'
import type { PhoneLine } from './line.ts'
import {
  amount,
  finiteNumber,
  isRecord,
  oneOf,
  type Read,
  shape,
  text,
  wholeNumber,
  yesNo,
} from './narrow.ts'
import { readAccessory, readBattery, readPhone } from './read-line.ts'
import { settled } from './settled.ts'

export type ReviveAlert =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'older-version'; readonly restored: number; readonly lost: number }
  | { readonly kind: 'lines-lost'; readonly restored: number; readonly lost: number }

/** Without `alert`, the shopper is shown nothing. */
export type Revived = { readonly cart: Cart; readonly alert?: ReviveAlert }

/**
 * Restores a stored cart: of another version, the lines that can still be read are restored, otherwise the cart is
 * empty; both cases are reported. A cart of another market is restored as such: the shopper is asked.
 * `fresh` is the empty cart that is used as the fallback.
 */
export function revive(stored: unknown, fresh: Cart, now: number): Revived {
  if (stored === undefined || stored === null) return { cart: fresh }
  return reviveIn(inCurrencyOf(fresh, stored), fresh, now)
}

/** A cart from before its market changed its currency: the next refresh replaces the converted prices. */
function inCurrencyOf({ market, currency }: Cart, stored: unknown): unknown {
  const base = readBase(stored)
  if (!base || base.market !== market || !isRecord(stored)) return stored
  if (base.currency === currency || !hasFixedRate(base.currency, currency)) return stored
  return { ...convertAmountsIn(stored, currency), currency }
}

function reviveIn(stored: unknown, fresh: Cart, now: number): Revived {
  const base = readBase(stored)
  if (!base || !isRecord(stored)) return { cart: fresh, alert: { kind: 'unreadable' } }
  if (now >= base.expireAt) return { cart: fresh, alert: { kind: 'expired' } }
  const { cart, lost } = withLines({ ...fresh, ...base, ...readRest(stored) }, stored)
  const restored = countOf(cart)
  if (base.stateVersion !== fresh.stateVersion) {
    const renewed = { ...cart, stateVersion: fresh.stateVersion }
    return { cart: renewed, alert: { kind: 'older-version', restored, lost } }
  }
  return lost > 0 ? { cart, alert: { kind: 'lines-lost', restored, lost } } : { cart }
}

type Base = Pick<Cart, 'cartId' | 'market' | 'currency' | 'stateVersion' | 'timestamp' | 'expireAt'>

const readBase = shape<Base>({
  cartId: text,
  market: oneOf<Market>(markets),
  currency: value => amount({ minor: 0, currency: value })?.currency,
  stateVersion: text,
  timestamp: wholeNumber,
  expireAt: wholeNumber,
})

type Rest = Partial<
  Pick<Cart, 'promo' | 'showCart' | 'mergeCartAfterLogin' | 'checkoutStep' | 'deliveryData'>
>

const readPromo = shape<Promo>({ code: text, percentage: finiteNumber })

function readRest(stored: Readonly<Record<string, unknown>>): Rest {
  return {
    ...present('promo', readPromo(stored.promo)),
    ...present('showCart', yesNo(stored.showCart)),
    ...present('mergeCartAfterLogin', yesNo(stored.mergeCartAfterLogin)),
    ...present('checkoutStep', text(stored.checkoutStep)),
    ...present('deliveryData', stored.deliveryData),
  }
}

function present<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: Value }
}

function withLines(cart: Cart, stored: Readonly<Record<string, unknown>>) {
  const { currency } = cart
  const phones = readable(stored.phoneCart, readPhone, phone => isIn(phone, currency))
  const batteries = readable(
    stored.batteryCart,
    readBattery,
    battery => battery.price.currency === currency,
  )
  const accessories = readable(
    stored.accessoryCart,
    readAccessory,
    accessory => accessory.price.currency === currency,
  )
  const read = {
    ...cart,
    phoneCart: phones.restored,
    batteryCart: batteries.restored,
    accessoryCart: accessories.restored,
  }
  const whole = settled(read)
  const unreadable = phones.lost + batteries.lost + accessories.lost
  return { cart: whole, lost: unreadable + countOf(read) - countOf(whole) }
}

function readable<Line>(stored: unknown, read: Read<Line>, isValid: (line: Line) => boolean) {
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : []
  const restored = entries
    .map(read)
    .filter(line => line !== undefined)
    .filter(isValid)
  return { restored, lost: entries.length - restored.length }
}

function isIn(phone: PhoneLine, currency: Currency): boolean {
  return [
    phone.buyPrice,
    ...phone.selectedExtraServices.map(service => service.price),
    ...phone.deviceAccessories.map(accessory => accessory.price),
  ].every(price => price.currency === currency)
}

function countOf(cart: Cart): number {
  return cart.phoneCart.length + cart.batteryCart.length + accessoriesOf(cart).length
}
