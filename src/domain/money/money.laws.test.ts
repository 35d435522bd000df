import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, compare, multiply, percentOf, subtract, sum } from './arithmetic.ts'
import { fromMinor } from './currency.ts'

function amounts(count: number) {
  return fc.constantFrom('RON', 'BGN', 'HUF', 'EUR' as const).chain(currency =>
    fc.array(
      fc
        .integer({ min: -1_000_000_000, max: 1_000_000_000 })
        .map(minor => fromMinor(currency === 'HUF' ? minor * 100 : minor, currency)),
      { minLength: count, maxLength: count },
    ),
  )
}

test('adding in any order gives the same sum', () => {
  fc.assert(
    fc.property(amounts(3), ([a, b, c]) => {
      expect(add(add(a!, b!), c!)).toEqual(sum([c!, b!, a!], a!.currency))
    }),
  )
})

test('adding a subtracted amount gives the original amount', () => {
  fc.assert(
    fc.property(amounts(2), ([a, b]) => {
      expect(add(subtract(a!, b!), b!)).toEqual(a)
      expect(Math.sign(compare(a!, b!))).toBe(Math.sign(subtract(a!, b!).minor))
    }),
  )
})

test('multiplying equals repeated addition', () => {
  fc.assert(
    fc.property(amounts(1), fc.nat(20), ([a], times) => {
      expect(multiply(a!, times)).toEqual(sum(Array(times).fill(a), a!.currency))
    }),
  )
})

test('a percentage is off by at most half the smallest amount, and forints stay whole', () => {
  fc.assert(
    fc.property(amounts(1), fc.integer({ min: 0, max: 100 }), ([a], percent) => {
      const { minor } = percentOf(a!, percent)
      const step = a!.currency === 'HUF' ? 100 : 1
      expect(minor % step).toBeCloseTo(0)
      expect(Math.abs(minor * 100 - a!.minor * percent)).toBeLessThanOrEqual(50 * step)
    }),
  )
})

test('a percentage of a negative amount is the negative of the percentage', () => {
  fc.assert(
    fc.property(amounts(1), fc.integer({ min: 0, max: 100 }), ([a], percent) => {
      expect(percentOf(multiply(a!, -1), percent)).toEqual(multiply(percentOf(a!, percent), -1))
    }),
  )
})
