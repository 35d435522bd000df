import type { Money } from '#domain/money/money.ts'
import type { Cart } from './cart.ts'
import type { Accessory, PhoneLine } from './line.ts'

export const pricedKinds = ['phone', 'battery', 'accessory', 'service', 'gift-wrap'] as const
export type PricedKind = (typeof pricedKinds)[number]

/** One amount of a cart: `id` is the id in the catalogue, `phoneId` the line of the phone it belongs to. */
export type PricedLine = {
  readonly kind: PricedKind
  readonly id: string
  readonly name: string
  readonly amount: Money
  readonly phoneId?: string
}

/** Everything that is charged in a cart, each phone followed by what is sold with it. */
export function pricedLinesOf(cart: Cart): PricedLine[] {
  return [
    ...cart.phoneCart.flatMap(phone => linesOfPhone(cart, phone)),
    ...cart.accessoryCart.map(lineOfAccessory),
  ]
}

function linesOfPhone(cart: Cart, phone: PhoneLine): PricedLine[] {
  return [
    {
      kind: 'phone',
      id: phone.listingId,
      name: phone.naming.title,
      amount: phone.buyPrice,
      phoneId: phone.id,
    },
    ...phone.selectedExtraServices.map(
      (service): PricedLine => ({
        kind: 'service',
        id: service.id,
        name: service.key,
        amount: service.price,
        phoneId: phone.id,
      }),
    ),
    ...cart.batteryCart
      .filter(battery => battery.phoneId === phone.id)
      .map(
        (battery): PricedLine => ({
          kind: 'battery',
          id: battery.id,
          name: battery.id,
          amount: battery.price,
          phoneId: phone.id,
        }),
      ),
    ...phone.deviceAccessories.map(accessory => ({
      ...lineOfAccessory(accessory),
      phoneId: phone.id,
    })),
  ]
}

function lineOfAccessory(accessory: Accessory): PricedLine {
  return {
    kind: accessory.isWrappingTax ? 'gift-wrap' : 'accessory',
    id: accessory.id,
    name: accessory.name,
    amount: accessory.price,
  }
}
