import { expect, test } from 'vitest'
import { toUnits, toUnitText } from '#domain/money/units.ts'
import { claimedAmount } from './units.ts'

test.each([
  [1, 0.01, '0.01'],
  [10, 0.1, '0.10'],
  [160_000, 1600, '1600.00'],
  [129_999, 1299.99, '1299.99'],
])('%i minor units are written as %d and %s, and read back', (minor, units, text) => {
  const money = { minor, currency: 'RON' } as const
  expect(toUnits(money)).toBe(units)
  expect(toUnitText(money)).toBe(text)
  expect(claimedAmount(units, 'RON')).toEqual(money)
})

test.each([1.1, 2.3, 4.35, 8.2, 1234.57, 40_000.29])('reading %d loses no minor unit', units => {
  expect(claimedAmount(units, 'EUR').minor).toBe(Number(units.toFixed(2).replace('.', '')))
})

test('an amount that is not whole forints, and another currency, are kept as received', () => {
  expect(claimedAmount(189_990.5, 'HUF')).toEqual({ minor: 18_999_050, currency: 'HUF' })
  expect(claimedAmount(10, 'HUF', 'USD')).toEqual({ minor: 1_000, currency: 'USD' })
})
