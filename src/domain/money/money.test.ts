import { describe, expect, test } from 'vitest'
import { add, compare, multiply, negate, percentOf, subtract, sum, zero } from './arithmetic.ts'
import { defaultCurrency, fromMinor, fromWhole, minorDigits } from './currency.ts'
import { formatChange, formatShelfPrice, formatTotal } from './format.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}
function forint(minor: number) {
  return { minor, currency: 'HUF' } as const
}

test('each market has its default currency', () => {
  expect(defaultCurrency).toEqual({ ro: 'RON', bg: 'BGN', hu: 'HUF', gr: 'EUR' })
  expect(minorDigits).toEqual({ RON: 2, BGN: 2, HUF: 2, EUR: 2 })
})

describe('an amount', () => {
  test('an amount of whole units is stored in minor units', () => {
    expect(fromWhole(1649, 'RON')).toEqual({ minor: 164_900, currency: 'RON' })
    expect(fromWhole(990, 'HUF')).toEqual({ minor: 99_000, currency: 'HUF' })
  })

  test('an amount is never a fraction, too large to count, or a fraction of a forint', () => {
    expect(() => fromWhole(14.99, 'RON')).toThrow(RangeError)
    expect(() => fromMinor(0.5, 'EUR')).toThrow(RangeError)
    expect(() => fromMinor(2 ** 53, 'EUR')).toThrow(RangeError)
    expect(() => fromMinor(Number.NaN, 'EUR')).toThrow(RangeError)
    expect(() => fromMinor(150, 'HUF')).toThrow(RangeError)
  })
})

describe('arithmetic', () => {
  test('amounts are added, subtracted, multiplied and summed', () => {
    expect(add(lei(1499), lei(1))).toEqual(lei(1500))
    expect(subtract(lei(1499), lei(1500))).toEqual(lei(-1))
    expect(multiply(lei(1499), 3)).toEqual(lei(4497))
    expect(multiply(lei(1499), 0)).toEqual(lei(0))
    expect(sum([lei(1), lei(2), lei(3)], 'RON')).toEqual(lei(6))
    expect(sum([], 'EUR')).toEqual({ minor: 0, currency: 'EUR' })
    expect(zero('HUF')).toEqual(forint(0))
    expect(negate(lei(1499))).toEqual(lei(-1499))
    expect(Object.is(negate(lei(0)).minor, 0)).toBe(true)
  })

  test('amounts are compared', () => {
    expect(compare(lei(1), lei(2))).toBeLessThan(0)
    expect(compare(lei(2), lei(2))).toBe(0)
    expect(compare(lei(3), lei(2))).toBeGreaterThan(0)
  })

  test('arithmetic never mixes currencies', () => {
    const euro = { minor: 1, currency: 'EUR' } as const
    expect(() => add(lei(1), euro)).toThrow(TypeError)
    expect(() => subtract(lei(1), euro)).toThrow(TypeError)
    expect(() => compare(lei(1), euro)).toThrow(TypeError)
    expect(() => sum([lei(1)], 'EUR')).toThrow(TypeError)
  })

  test('amounts are multiplied by whole numbers only', () => {
    expect(() => multiply(lei(100), 0.5)).toThrow(RangeError)
  })
})

describe('a percentage', () => {
  test.each([
    [184_800, 10, 18_480],
    [5, 10, 1],
    [4, 10, 0],
    [-5, 10, -1],
    [1005, 0.5, 5],
    [10_000, 2.5, 250],
    [10_000, 33.3333, 3333],
    [10_000, 0, 0],
  ])('of %i bani, %d%% is %i bani, with halves rounded up', (minor, percent, expected) => {
    expect(percentOf(lei(minor), percent)).toEqual(lei(expected))
  })

  test('a percentage of forints is a whole forint, with halves rounded up', () => {
    expect(percentOf(forint(500), 10)).toEqual(forint(100))
    expect(percentOf(forint(400), 10)).toEqual(forint(0))
    expect(percentOf(forint(99_900), 15)).toEqual(forint(15_000))
  })

  test('a percentage must be a number', () => {
    expect(() => percentOf(lei(1), Number.NaN)).toThrow(RangeError)
    expect(() => percentOf(lei(1), Number.POSITIVE_INFINITY)).toThrow(RangeError)
  })
})

// Digits and grouping follow Intl: Bulgarian and Hungarian group from five digits on.
describe('shelf prices', () => {
  test.each([
    [{ minor: 164_900, currency: 'RON' }, 'ro-RO', 'lei', '1.649\u00a0lei'],
    [{ minor: 1_499, currency: 'RON' }, 'ro-RO', 'lei', '14,99\u00a0lei'],
    [{ minor: 1_450, currency: 'RON' }, 'ro-RO', 'lei', '14,50\u00a0lei'],
    [{ minor: 164_900, currency: 'BGN' }, 'bg-BG', 'Lev', '1649\u00a0Lev'],
    [{ minor: 1_649_000, currency: 'BGN' }, 'bg-BG', 'Lev', '16\u00a0490\u00a0Lev'],
    [{ minor: 16_490_000, currency: 'HUF' }, 'hu-HU', 'Ft', '164\u00a0900\u00a0Ft'],
    [{ minor: 64_900, currency: 'EUR' }, 'el-GR', 'euro', '649\u00a0euro'],
    [{ minor: 350, currency: 'EUR' }, 'el-GR', 'euro', '3,50\u00a0euro'],
    [{ minor: 0, currency: 'EUR' }, 'el-GR', 'euro', '0\u00a0euro'],
  ] as const)('%o in %s', (money, locale, label, expected) => {
    expect(formatShelfPrice(money, locale, label)).toBe(expected)
  })
})

describe('totals', () => {
  test.each([
    [{ minor: 184_800, currency: 'RON' }, 'ro-RO', 'lei', '1.848,00\u00a0lei'],
    [{ minor: -18_480, currency: 'RON' }, 'ro-RO', 'lei', '−184,80\u00a0lei'],
    [{ minor: 1_799, currency: 'BGN' }, 'bg-BG', 'Lev', '17,99\u00a0Lev'],
    [{ minor: 16_490_000, currency: 'HUF' }, 'hu-HU', 'Ft', '164\u00a0900\u00a0Ft'],
    [{ minor: 64_900, currency: 'EUR' }, 'el-GR', 'euro', '649,00\u00a0euro'],
  ] as const)('%o in %s', (money, locale, label, expected) => {
    expect(formatTotal(money, locale, label)).toBe(expected)
  })
})

// U+2212, not the hyphen that the locales write.
describe('a negative amount', () => {
  test.each([
    [{ minor: -12_000, currency: 'RON' }, 'ro-RO', 'lei', '−120\u00a0lei', '−120,00\u00a0lei'],
    [
      { minor: -160_050, currency: 'BGN' },
      'bg-BG',
      'Lev',
      '−1600,50\u00a0Lev',
      '−1600,50\u00a0Lev',
    ],
    [{ minor: -50_000, currency: 'HUF' }, 'hu-HU', 'Ft', '−500\u00a0Ft', '−500\u00a0Ft'],
    [{ minor: -350, currency: 'EUR' }, 'el-GR', 'euro', '−3,50\u00a0euro', '−3,50\u00a0euro'],
  ] as const)('%o in %s has a minus sign', (money, locale, label, shelf, total) => {
    expect(formatShelfPrice(money, locale, label)).toBe(shelf)
    expect(formatTotal(money, locale, label)).toBe(total)
  })
})

test('a change has its sign, plus or minus', () => {
  const change = (minor: number) => formatChange(lei(minor), 'ro-RO', 'lei')
  expect([change(4_000), change(-6_000), change(0)]).toEqual([
    '+40,00\u00a0lei',
    '−60,00\u00a0lei',
    '0,00\u00a0lei',
  ])
})
