import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceTypes, grades } from '#domain/device/device.ts'
import { aBattery, aCart, aMoment, anAccessory, aPhone, aService, aWrap } from './cart.builders.ts'
import { revive } from './revive.ts'
import { cartFromStored, cartToStored, phoneFromStored } from './stored-cart.ts'

const price = fc.nat({ max: 500_000 }).map(minor => ({ minor, currency: 'RON' }) as const)
const services = fc.array(
  fc.record({ id: fc.string(), key: fc.string(), price }).map(each => aService(each.id, each)),
  { maxLength: 3 },
)
const phones = fc.array(
  fc.record(
    {
      orderId: fc.string(),
      buyPrice: price,
      modelId: fc.nat(),
      device: fc.record({
        id: fc.string(),
        modelType: fc.constantFrom(...deviceTypes),
        grade: fc.constantFrom(...grades),
      }),
      selectedExtraServices: services,
      availableExtraServices: services,
      productUrl: fc.string(),
    },
    {
      requiredKeys: [
        'buyPrice',
        'modelId',
        'device',
        'selectedExtraServices',
        'availableExtraServices',
        'productUrl',
      ],
    },
  ),
  { maxLength: 4 },
)

const carts = fc
  .record({ phones, loose: fc.nat({ max: 3 }), isWrapped: fc.boolean(), isTaxed: fc.boolean() })
  .map(contents =>
    aCart({
      phoneCart: contents.phones.map((phone, at) => aPhone(`p${at}`, phone)),
      batteryCart: contents.phones.slice(1).map((_, at) => aBattery(`p${at}`)),
      accessoryCart: [
        ...Array.from({ length: contents.loose }, (_, at) => anAccessory(`a${at}`)),
        ...(contents.isWrapped && contents.phones.length > 0 ? [aWrap()] : []),
      ],
      giftWrap: { isActive: true, isWrappingTax: contents.isTaxed },
    }),
  )

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

test('a cart is the same after it was stored and read', () => {
  fc.assert(
    fc.property(carts, cart => {
      expect(cartFromStored(throughJson(cartToStored(cart)))).toEqual(cart)
      const fresh = aCart({ cartId: 'fresh', giftWrap: cart.giftWrap })
      expect(revive(throughJson(cartToStored(cart)), fresh, aMoment)).toEqual({ cart })
    }),
  )
})

test('a stored cart has no name of the domain that the specification does not have', () => {
  const own = /"(?:orderId|buyPrice|modelId|modelType|grade|\w+ExtraServices)":/
  fc.assert(
    fc.property(carts, ({ phoneCart }) => {
      const names = phoneCart.map(phone => ({ ...phone, naming: {}, productUrl: '' }))
      const withoutText = JSON.stringify(cartToStored({ phoneCart: names }), (_key, value) =>
        typeof value === 'string' ? '' : value,
      )
      expect(withoutText).not.toMatch(own)
    }),
  )
})

test('a cart of state version 1 loses nothing, whatever it holds', () => {
  fc.assert(
    fc.property(carts, cart => {
      const fresh = aCart({ cartId: 'fresh', stateVersion: '2', giftWrap: cart.giftWrap })
      const { cart: read, alert } = revive(throughJson(cart), fresh, aMoment)
      expect(read).toEqual({ ...cart, stateVersion: '2' })
      expect(alert).toMatchObject({ kind: 'older-version', lost: 0 })
    }),
  )
})

test('reading any JSON a second time changes nothing, and no JSON throws', () => {
  const name = fc.constantFrom('buy_price', 'buyPrice', 'device', 'shape', 'grade', '__proto__')
  const device = fc.dictionary(name, fc.jsonValue())
  const stored = fc.oneof(fc.jsonValue(), device, fc.record({ device }))
  fc.assert(
    fc.property(stored, value => {
      const read = phoneFromStored(value)
      expect(phoneFromStored(read)).toEqual(read)
    }),
  )
})
