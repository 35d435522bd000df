import { describe, expect, test } from 'vitest'
import { claimWayOf, coversOf, extraMonthsOf, monthsOf } from './cover.ts'

const terms = { delivered: '2026-11-22', legalMonths: 24, extraMonths: undefined }
const withExtra = { ...terms, extraMonths: 24 }

describe('the guarantees and warranties of a device', () => {
  test('a device has two years of legal guarantee and twelve months of shop warranty, from the day of delivery', () => {
    expect(coversOf(terms, '2026-11-22')).toEqual([
      {
        kind: 'legal',
        from: '2026-11-22',
        until: '2028-11-22',
        status: { kind: 'running', months: 24, days: 0, part: 1 },
      },
      {
        kind: 'shop',
        from: '2026-11-22',
        until: '2027-11-22',
        status: { kind: 'running', months: 12, days: 0, part: 1 },
      },
    ])
  })

  test('an extra warranty starts where the shop’s warranty ends', () => {
    expect(coversOf(withExtra, '2026-12-01')[2]).toEqual({
      kind: 'extra',
      from: '2027-11-23',
      until: '2029-11-22',
      status: { kind: 'ahead' },
    })
  })

  test('a warranty is valid on its last day, and not on the next', () => {
    const [on, after] = ['2027-11-22', '2027-11-23'].map(day => coversOf(withExtra, day))
    expect(on?.[1]?.status).toEqual({ kind: 'running', months: 0, days: 0, part: 0 })
    expect(after?.[1]?.status).toEqual({ kind: 'ended' })
    expect(on?.[2]?.status).toEqual({ kind: 'ahead' })
    expect(after?.[2]?.status.kind).toBe('running')
  })

  test('the time left is given in months and days', () => {
    expect(coversOf(terms, '2028-09-10')[0]?.status).toMatchObject({ months: 2, days: 12 })
  })
})

describe('the legal basis of a claim', () => {
  test.each([
    ['2026-11-22', 'legal'],
    ['2028-11-22', 'legal'],
    ['2028-11-23', 'extra'],
    ['2029-11-22', 'extra'],
    ['2029-11-23', undefined],
  ] as const)('the basis on %s is %s, the legal guarantee before any warranty', (day, way) => {
    expect(claimWayOf(coversOf(withExtra, day))).toBe(way)
  })

  test('without an extra warranty there is no basis after the legal guarantee', () => {
    expect(claimWayOf(coversOf(terms, '2028-11-22'))).toBe('legal')
    expect(claimWayOf(coversOf(terms, '2028-11-23'))).toBeUndefined()
  })

  test('the basis is the shop’s warranty where the legal guarantee is shorter', () => {
    expect(claimWayOf(coversOf({ ...terms, legalMonths: 6 }, '2027-05-23'))).toBe('shop')
  })
})

describe('warranty terms', () => {
  test('a term is set in years or months', () => {
    expect(monthsOf({ measure: 'years', validity: 2 })).toBe(24)
    expect(monthsOf({ measure: 'months', validity: 30 })).toBe(30)
  })

  test('the term of an extra warranty is the end of its key; an insurance has none', () => {
    expect(extraMonthsOf(['screen_12', 'warranty_24'])).toBe(24)
    expect(extraMonthsOf(['Ad_Th_12'])).toBeUndefined()
    expect(extraMonthsOf([])).toBeUndefined()
  })
})
