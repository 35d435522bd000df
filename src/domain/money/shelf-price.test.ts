import { expect, test } from 'vitest'
import { isShelfPrice } from './shelf-price.ts'

test.each([
  ['RON', 129_900, true],
  ['RON', 129_999, false],
  ['RON', 129_901, false],
  ['BGN', 69_900, true],
  ['BGN', 69_950, false],
  ['HUF', 43_999_000, true],
  ['HUF', 43_999_050, false],
  ['EUR', 1_550, true],
  ['EUR', 1_599, true],
  ['EUR', 1, true],
  ['EUR', 0, false],
  ['RON', 0, false],
  ['RON', 100, true],
] as const)('a price of %s %i minor units is a valid shelf price: %s', (...row) => {
  const [currency, minor, expected] = row
  expect(isShelfPrice({ minor, currency })).toBe(expected)
})
