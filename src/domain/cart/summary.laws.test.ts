import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aBattery, aCart, anAccessory, aPhone, aService, aWrap } from './cart.builders.ts'
import { pricedLinesOf } from './priced-line.ts'
import { finalizeSummaryOf, summaryOf } from './summary.ts'

const price = fc.nat({ max: 500_000 }).map(minor => ({ minor, currency: 'RON' }) as const)

const lines = fc.record({
  phones: fc.array(
    fc.record({
      price,
      services: fc.array(price, { maxLength: 2 }),
      pieces: fc.array(price, { maxLength: 3 }),
      battery: fc.option(price),
    }),
    { maxLength: 5 },
  ),
  loose: fc.array(price, { maxLength: 4 }),
  wrap: fc.option(price),
  percentage: fc.integer({ min: 1, max: 100 }),
})

type Lines = typeof lines extends fc.Arbitrary<infer T> ? T : never

function cartOf({ phones, loose, wrap, percentage }: Lines) {
  return aCart({
    phoneCart: phones.map((phone, at) =>
      aPhone(`p${at}`, {
        buyPrice: phone.price,
        selectedExtraServices: phone.services.map((each, i) => aService(`s${i}`, { price: each })),
        deviceAccessories: phone.pieces.map((each, i) =>
          anAccessory(`${at}-${i}`, { price: each, phoneId: `p${at}` }),
        ),
      }),
    ),
    batteryCart: phones.flatMap(({ battery }, at) =>
      battery ? [aBattery(`p${at}`, { price: battery })] : [],
    ),
    accessoryCart: [
      ...loose.map((each, i) => anAccessory(`l${i}`, { price: each })),
      ...(wrap ? [aWrap({ price: wrap })] : []),
    ],
    promo: { code: 'X', percentage },
  })
}

function minorsOf({ phones, loose, wrap }: Lines): readonly number[] {
  return [
    ...phones.flatMap(phone => [
      phone.price,
      ...phone.services,
      ...phone.pieces,
      ...(phone.battery ? [phone.battery] : []),
    ]),
    ...loose,
    ...(wrap ? [wrap] : []),
  ].map(({ minor }) => minor)
}

function total(minors: readonly number[]) {
  return minors.reduce((sum, minor) => sum + minor, 0)
}

test('the total of a cart is the sum of its lines, less the discount', () => {
  fc.assert(
    fc.property(lines, contents => {
      const summary = summaryOf(cartOf(contents))
      const minors = minorsOf(contents)
      expect(summary.subTotal.minor).toBe(total(minors))
      expect(summary.total.minor).toBe(total(minors) - summary.discount.minor)
      expect(summary.parsedTotal).toBe(summary.total.minor / 100)
    }),
  )
})

test('every amount is on exactly one line', () => {
  fc.assert(
    fc.property(lines, contents => {
      const shown = pricedLinesOf(cartOf(contents)).map(({ amount }) => amount.minor)
      expect(shown.toSorted((a, b) => a - b)).toEqual(minorsOf(contents).toSorted((a, b) => a - b))
    }),
  )
})

test('the discount is the percentage of the sum, within half a ban', () => {
  fc.assert(
    fc.property(lines, contents => {
      const { subTotal, discount } = summaryOf(cartOf(contents))
      expect(
        Math.abs(discount.minor - (subTotal.minor * contents.percentage) / 100),
      ).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('the final price is the total, the shipping and the fee', () => {
  fc.assert(
    fc.property(lines, price, price, (contents, shipping, fee) => {
      const summary = summaryOf(cartOf(contents))
      expect(finalizeSummaryOf(summary, shipping, fee).price.minor).toBe(
        summary.total.minor + shipping.minor + fee.minor,
      )
    }),
  )
})
