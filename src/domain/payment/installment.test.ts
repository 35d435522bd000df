import { describe, expect, test } from 'vitest'
import { type AmountRange, covers, narrowedBy } from './installment.ts'

function ft(units: number) {
  return { minor: units * 100, currency: 'HUF' } as const
}
function option(from: number, to: number): AmountRange {
  return {
    minAmount: ft(from),
    maxAmount: ft(to),
  }
}

describe('the amount limits of the provider', () => {
  const rule = { lowerBound: ft(40_000), upperBound: ft(1_500_000) }

  test('without provider limits the bounds stay unchanged', () => {
    expect(narrowedBy(rule, [])).toEqual(rule)
  })

  test('provider limits tighten both bounds to the amounts that any option covers', () => {
    expect(narrowedBy(rule, [option(80_000, 900_000), option(60_000, 1_000_000)])).toEqual({
      lowerBound: ft(60_000),
      upperBound: ft(1_000_000),
    })
  })

  test('provider limits never loosen the bounds', () => {
    expect(narrowedBy(rule, [option(1_000, 9_000_000)])).toEqual(rule)
  })

  test('provider limits apply alone if there is no rule', () => {
    expect(narrowedBy({}, [option(80_000, 900_000)])).toEqual({
      lowerBound: ft(80_000),
      upperBound: ft(900_000),
    })
  })
})

test.each([
  [39_999, false],
  [40_000, true],
  [90_000, true],
  [90_001, false],
])('terms from 40,000 to 90,000 Ft cover %i Ft: %s', (units, expected) => {
  expect(covers(option(40_000, 90_000), ft(units))).toBe(expected)
})
