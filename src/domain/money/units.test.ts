import { expect, test } from 'vitest'
import { toUnits, toUnitText } from './units.ts'

test.each([
  [14_999, 'RON', 149.99, '149.99'],
  [199_990, 'BGN', 1999.9, '1999.90'],
  [5_050_000, 'HUF', 50_500, '50500.00'],
  [0, 'EUR', 0, '0.00'],
] as const)('%d minor units of %s are %d units, written %s', (minor, currency, units, text) => {
  expect(toUnits({ minor, currency })).toBe(units)
  expect(toUnitText({ minor, currency })).toBe(text)
})
