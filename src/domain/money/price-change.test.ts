import { describe, expect, test } from 'vitest'
import { changedPrice, lowestOf30Days, parsePercent, planPrice } from './price-change.ts'

const lei = (units: number) => ({ minor: units * 100, currency: 'RON' as const })
const forints = (units: number) => ({ minor: units * 100, currency: 'HUF' as const })
const euros = (units: number) => ({ minor: Math.round(units * 100), currency: 'EUR' as const })

describe('a changed price', () => {
  test.each([
    [lei(1_299), { kind: 'percent', tenths: -50 }, 'whole', lei(1_234)],
    [lei(1_299), { kind: 'percent', tenths: -50 }, 'nine', lei(1_239)],
    [lei(1_299), { kind: 'percent', tenths: 25 }, 'whole', lei(1_331)],
    [lei(1_299), { kind: 'amount', minor: -10_000 }, 'whole', lei(1_199)],
    [lei(1_299), { kind: 'amount', minor: -10_500 }, 'nine', lei(1_199)],
    [lei(1_299), { kind: 'set', minor: 100_000 }, 'nine', lei(999)],
    [forints(119_990), { kind: 'percent', tenths: -100 }, 'whole', forints(107_991)],
    [forints(119_990), { kind: 'percent', tenths: -100 }, 'nine', forints(107_990)],
    [euros(319.5), { kind: 'percent', tenths: 1 }, 'whole', euros(320)],
    [euros(319.5), { kind: 'percent', tenths: -900 }, 'nine', euros(29)],
  ] as const)('%j by %j to %s is %j', (price, rule, rounding, after) => {
    expect(changedPrice(price, rule, rounding)).toEqual(after)
  })

  test('is nothing once nothing is left of it', () => {
    expect(changedPrice(lei(100), { kind: 'amount', minor: -9_900 }, 'whole')).toEqual(lei(1))
    expect(changedPrice(lei(100), { kind: 'amount', minor: -10_000 }, 'whole')).toBeUndefined()
    expect(changedPrice(lei(100), { kind: 'amount', minor: -20_000 }, 'nine')).toBeUndefined()
  })
})

describe('a planned price', () => {
  const item = { id: 'L1', price: lei(1_000), newPriceMinor: 110_000 }

  test.each([
    [{ kind: 'set', minor: 100_000 }, { skipped: 'same' }],
    [{ kind: 'amount', minor: -100_000 }, { skipped: 'too-low' }],
    [{ kind: 'set', minor: 109_900 }, { after: lei(1_099) }],
    [{ kind: 'set', minor: 110_000 }, { skipped: 'not-below-new' }],
  ] as const)('by %j is %j', (rule, planned) => {
    expect(planPrice(item, rule, 'whole')).toEqual({ id: 'L1', before: lei(1_000), ...planned })
  })

  test('has no upper limit where the price when new is not known', () => {
    const planned = planPrice(
      { ...item, newPriceMinor: null },
      { kind: 'set', minor: 500_000 },
      'whole',
    )
    expect(planned).toMatchObject({ after: lei(5_000) })
  })
})

test.each([
  ['-5', -50],
  ['+2,5 %', 25],
  ['−10.5%', -105],
  ['-90', -900],
  ['-90.1', undefined],
  ['200', 2_000],
  ['200.1', undefined],
  ['0', undefined],
  ['5 lei', undefined],
  ['', undefined],
] as const)('"%s" is %s tenths of a percent', (text, tenths) => {
  expect(parsePercent(text)).toBe(tenths)
})

describe('the lowest price of 30 days', () => {
  const now = new Date('2026-11-30T12:00:00Z')
  const at = (day: string, units: number) => ({
    since: new Date(`2026-${day}T12:00:00Z`),
    minor: units * 100,
  })

  test('counts a price that was charged at any time of them', () => {
    const history = [at('09-01', 800), at('10-20', 900), at('11-10', 1_000)]
    expect(lowestOf30Days(history, 'RON', now)).toEqual(lei(900))
  })

  test('does not count one that ended before them', () => {
    const history = [at('09-01', 800), at('10-31', 1_000)]
    expect(lowestOf30Days(history, 'RON', now)).toEqual(lei(1_000))
    expect(lowestOf30Days([at('09-01', 800), at('11-01', 1_000)], 'RON', now)).toEqual(lei(800))
  })

  test('is not known before the first price', () => {
    expect(lowestOf30Days([], 'RON', now)).toBeUndefined()
  })
})
