import { describe, expect, test } from 'vitest'
import { differenceMinor, isPayable } from './difference.ts'

const order = { currency: 'RON', totalMinor: 150_000 } as const

describe('the difference after a trade-in', () => {
  test('the difference is the part of the total neither paid nor due on delivery', () => {
    const left = { ...order, state: 'awaiting-trade-in', coveredMinor: 143_700 } as const
    expect(differenceMinor(left)).toBe(6_300)
    expect(differenceMinor({ ...left, state: 'confirmed' })).toBe(6_300)
  })

  test.each([
    ['RON', 200],
    ['BGN', 100],
    ['HUF', 17_500],
    ['EUR', 50],
  ] as const)(
    'the difference in %s is requested from %i minor units on, the smallest card payment',
    (currency, smallest) => {
      const left = { ...order, state: 'awaiting-trade-in', currency } as const
      expect(differenceMinor({ ...left, coveredMinor: 150_000 - smallest })).toBe(smallest)
      expect(differenceMinor({ ...left, coveredMinor: 150_000 - smallest + 1 })).toBe(0)
    },
  )

  test.each(['awaiting-payment', 'closed', 'expired', 'cancelled'] as const)(
    'no difference is requested while the order is %s',
    state => {
      expect(differenceMinor({ ...order, state, coveredMinor: 0 })).toBe(0)
    },
  )
})

test.each([
  ['awaiting-payment', 0, true],
  ['awaiting-trade-in', 140_000, true],
  ['awaiting-trade-in', 150_000, false],
  ['confirmed', 150_000, false],
  ['cancelled', 0, false],
] as const)(
  'an order that is %s with %i minor units paid accepts a payment: %s',
  (state, coveredMinor, is) => {
    expect(isPayable({ ...order, state, coveredMinor })).toBe(is)
  },
)
