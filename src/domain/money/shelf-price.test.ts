import { expect, test } from 'vitest'
import { isShelfPrice } from './shelf-price.ts'

test.each([
  ['ro', 'RON', 129_900, true],
  ['ro', 'RON', 129_999, false],
  ['ro', 'RON', 129_901, false],
  ['bg', 'BGN', 69_900, true],
  ['bg', 'BGN', 69_950, false],
  ['hu', 'HUF', 43_999_000, true],
  ['hu', 'HUF', 43_999_050, false],
  ['gr', 'EUR', 1_550, true],
  ['gr', 'EUR', 1_599, true],
  ['gr', 'EUR', 1, true],
  ['gr', 'EUR', 0, false],
  ['ro', 'RON', 0, false],
  ['ro', 'RON', 100, true],
] as const)('in %s, a price of %s %i minor units is a valid shelf price: %s', (...row) => {
  const [market, currency, minor, expected] = row
  expect(isShelfPrice(market, { minor, currency })).toBe(expected)
})
