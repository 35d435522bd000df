import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseOrderNumber, toOrderNumber } from './number.ts'

const market = fc.constantFrom('ro' as const, 'bg' as const, 'hu' as const, 'gr' as const)
const serial = fc.integer({ min: 1, max: 9_999_999_999 })

test('a written order number parses back to the same number', () => {
  fc.assert(
    fc.property(market, serial, (market, serial) => {
      expect(parseOrderNumber(toOrderNumber(market, serial))).toEqual({ market, serial })
    }),
  )
})

test('an order number with one mistyped digit is never another order', () => {
  fc.assert(
    fc.property(
      market,
      serial,
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      (market, serial, at, by) => {
        const number = toOrderNumber(market, serial)
        const place = 2 + (at % (number.length - 2))
        const wrong = (Number(number[place]) + by) % 10
        const typed = number.slice(0, place) + wrong + number.slice(place + 1)
        expect(parseOrderNumber(typed)).toBe(undefined)
      },
    ),
  )
})

test('an order number with two neighbouring digits swapped is never another order', () => {
  fc.assert(
    fc.property(market, serial, fc.nat(), (market, serial, at) => {
      const number = toOrderNumber(market, serial)
      const place = 2 + (at % (number.length - 3))
      const [one, other] = [number[place], number[place + 1]]
      fc.pre(one !== other)
      const typed = number.slice(0, place) + other + one + number.slice(place + 2)
      expect(parseOrderNumber(typed)).toBe(undefined)
    }),
  )
})
