import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aBattery,
  aCart,
  anAccessory,
  aPhone,
  aService,
  aWrap,
} from '#domain/cart/cart.builders.ts'
import { pricedLinesOf } from '#domain/cart/priced-line.ts'
import { finalizeSummaryOf, summaryOf } from '#domain/cart/summary.ts'
import { orderTotal } from './total.ts'

const price = fc.integer({ min: 0, max: 2_000_000 }).map(minor => ({
  minor,
  currency: 'RON' as const,
}))

const carts = fc
  .record({
    phones: fc.array(
      fc.record({
        price,
        services: fc.array(price),
        held: fc.array(price),
        battery: fc.option(price),
      }),
      { maxLength: 5 },
    ),
    loose: fc.array(price, { maxLength: 4 }),
    wrap: fc.option(price),
    percentage: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ phones, loose, wrap, percentage }) =>
    aCart({
      phoneCart: phones.map((phone, i) =>
        aPhone(`p${i}`, {
          buyPrice: phone.price,
          selectedExtraServices: phone.services.map((price, n) => aService(`s${n}`, { price })),
          deviceAccessories: phone.held.map((price, n) => anAccessory(`${i}-${n}`, { price })),
        }),
      ),
      batteryCart: phones.flatMap(({ battery }, i) =>
        battery ? [aBattery(`p${i}`, { price: battery })] : [],
      ),
      accessoryCart: [
        ...loose.map((price, i) => anAccessory(`l${i}`, { price })),
        ...(wrap ? [aWrap({ price: wrap })] : []),
      ],
      promo: { code: 'P', percentage },
    }),
  )

function amountsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  if ('minor' in value) return Number(value.minor)
  return Object.entries(value)
    .filter(([key]) => !key.startsWith('available') && key !== 'deviceAvailableAccessories')
    .reduce((sum, [, inner]) => sum + amountsIn(inner), 0)
}

test('the lines of a cart contain every paid amount exactly once', () => {
  fc.assert(
    fc.property(carts, cart => {
      const { phoneCart, batteryCart, accessoryCart } = cart
      const lines = pricedLinesOf(cart).reduce((sum, { amount }) => sum + amount.minor, 0)
      expect(lines).toBe(amountsIn([phoneCart, batteryCart, accessoryCart]))
    }),
  )
})

test('the total of an order is the sum of its lines, delivery and fee less the discount', () => {
  fc.assert(
    fc.property(carts, price, price, (cart, delivery, collectionFee) => {
      const lines = pricedLinesOf(cart).map(({ amount }) => amount)
      const { discount } = summaryOf(cart)
      const total = orderTotal({ lines, delivery, collectionFee, discount })
      const sum = lines.reduce((minor, amount) => minor + amount.minor, 0)
      expect(total.minor).toBe(sum + delivery.minor + collectionFee.minor - discount.minor)
      expect(total).toEqual(finalizeSummaryOf(summaryOf(cart), delivery, collectionFee).price)
    }),
  )
})

test('a discount never exceeds the price of the goods', () => {
  fc.assert(
    fc.property(carts, cart => {
      const { subTotal, discount, total } = summaryOf(cart)
      expect(discount.minor).toBeLessThanOrEqual(subTotal.minor)
      expect(total.minor).toBeGreaterThanOrEqual(0)
    }),
  )
})
