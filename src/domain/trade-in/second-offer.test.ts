import { describe, expect, test } from 'vitest'
import type { Currency } from '#domain/money/money.ts'
import { isAnswerInTime, isPaidInFull, reminderDue } from './second-offer.ts'

describe('sell.md: a difference of at most 3 % or 25 lei / 25 Lev / 2,000 Ft / 5 euro is paid in full', () => {
  test.each<[Currency, number, number]>([
    ['RON', 50_000, 2_500],
    ['BGN', 50_000, 2_500],
    ['HUF', 5_000_000, 200_000],
    ['EUR', 10_000, 500],
  ])('in %s up to the small amount, not a minor unit more', (currency, minor, small) => {
    const first = { minor, currency }
    expect(isPaidInFull(first, { minor: minor - small, currency })).toBe(true)
    expect(isPaidInFull(first, { minor: minor - small - 1, currency })).toBe(false)
  })

  test.each<[Currency, number, number]>([
    ['RON', 200_000, 6_000],
    ['BGN', 200_000, 6_000],
    ['HUF', 20_000_000, 600_000],
    ['EUR', 50_000, 1_500],
  ])('in %s up to 3 % where that is more', (currency, minor, share) => {
    const first = { minor, currency }
    expect(isPaidInFull(first, { minor: minor - share, currency })).toBe(true)
    expect(isPaidInFull(first, { minor: minor - share - 1, currency })).toBe(false)
  })

  test('a device worth more than the offer needs no second offer', () => {
    const first = { minor: 50_000, currency: 'RON' } as const
    expect(isPaidInFull(first, { minor: 90_000, currency: 'RON' })).toBe(true)
  })
})

describe('A second offer made on 20 November', () => {
  const made = '2026-11-20'

  test.each([
    ['2026-11-22', undefined],
    ['2026-11-23', 3],
    ['2026-11-26', 3],
    ['2026-11-27', 7],
    ['2026-12-01', 7],
    ['2026-12-02', 12],
    ['2026-12-04', 12],
    ['2026-12-05', undefined],
  ])(
    'a second offer made on 20 November is, on %s, due for the reminder of day %s',
    (today, day) => {
      expect(reminderDue(made, today)).toBe(day)
    },
  )

  test('a second offer can be answered on the fourteenth day, not on the fifteenth', () => {
    expect(isAnswerInTime(made, '2026-12-04')).toBe(true)
    expect(isAnswerInTime(made, '2026-12-05')).toBe(false)
  })
})
