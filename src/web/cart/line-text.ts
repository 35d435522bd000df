import type { Cart } from '#domain/cart/cart.ts'
import type { PhoneLine } from '#domain/cart/line.ts'
import { pricedLinesOf } from '#domain/cart/priced-line.ts'
import { sum } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import type { Catalogue } from '#text/shell/catalogue/catalogue.ts'
import { nameOfService } from './service-text.ts'

/** '128 GB · Midnight · Bun · Baterie nouă': a device, its grade and all that is sold with it. */
export function detailsOfLine(
  cart: Cart,
  phone: PhoneLine,
  { cart: text, general }: Pick<Catalogue, 'cart' | 'general'>,
): string {
  const hasBattery = cart.batteryCart.some(({ phoneId }) => phoneId === phone.id)
  return [
    phone.naming.configSummary,
    general.grade[phone.device.grade],
    ...(hasBattery ? [text.battery] : []),
    ...phone.selectedExtraServices.map(service => nameOfService(text, service)),
    ...phone.deviceAccessories.map(({ name }) => name),
  ]
    .filter(part => part !== '')
    .join(' · ')
}

/** The price of a device with all that is sold with it. */
export function amountOfLine(cart: Cart, phone: PhoneLine): Money {
  return sum(
    pricedLinesOf(cart)
      .filter(({ phoneId }) => phoneId === phone.id)
      .map(({ amount }) => amount),
    cart.currency,
  )
}
