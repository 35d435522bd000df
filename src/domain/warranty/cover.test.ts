import { describe, expect, test } from 'vitest'
import { claimWayOf, coversOf, extraMonthsOf, monthsOf } from './cover.ts'

const terms = { delivered: '2026-11-22', legalMonths: 24, extraMonths: undefined }
const withExtra = { ...terms, extraMonths: 24 }

describe('what covers a device', () => {
  test('is the legal guarantee of two years and the shop’s warranty of twelve months, from the day it came', () => {
    expect(coversOf(terms, '2026-11-22')).toEqual([
      {
        kind: 'legal',
        from: '2026-11-22',
        until: '2028-11-22',
        standing: { kind: 'running', months: 24, days: 0, part: 1 },
      },
      {
        kind: 'shop',
        from: '2026-11-22',
        until: '2027-11-22',
        standing: { kind: 'running', months: 12, days: 0, part: 1 },
      },
    ])
  })

  test('goes on with an extra warranty where the shop’s ends', () => {
    expect(coversOf(withExtra, '2026-12-01')[2]).toEqual({
      kind: 'extra',
      from: '2027-11-23',
      until: '2029-11-22',
      standing: { kind: 'ahead' },
    })
  })

  test('holds on its last day, and not on the next', () => {
    const [on, after] = ['2027-11-22', '2027-11-23'].map(day => coversOf(withExtra, day))
    expect(on?.[1]?.standing).toEqual({ kind: 'running', months: 0, days: 0, part: 0 })
    expect(after?.[1]?.standing).toEqual({ kind: 'ended' })
    expect(on?.[2]?.standing).toEqual({ kind: 'ahead' })
    expect(after?.[2]?.standing.kind).toBe('running')
  })

  test('tells what is left in months and days', () => {
    expect(coversOf(terms, '2028-09-10')[0]?.standing).toMatchObject({ months: 2, days: 12 })
  })
})

describe('the way of a claim', () => {
  test.each([
    ['2026-11-22', 'legal'],
    ['2028-11-22', 'legal'],
    ['2028-11-23', 'extra'],
    ['2029-11-22', 'extra'],
    ['2029-11-23', undefined],
  ] as const)('on %s is %s, the law before any warranty', (day, way) => {
    expect(claimWayOf(coversOf(withExtra, day))).toBe(way)
  })

  test('ends with the legal guarantee where nothing more was bought', () => {
    expect(claimWayOf(coversOf(terms, '2028-11-22'))).toBe('legal')
    expect(claimWayOf(coversOf(terms, '2028-11-23'))).toBeUndefined()
  })

  test('is the shop’s where the law gives less', () => {
    expect(claimWayOf(coversOf({ ...terms, legalMonths: 6 }, '2027-05-23'))).toBe('shop')
  })
})

describe('lengths', () => {
  test('are told in years or months by the settings', () => {
    expect(monthsOf({ measure: 'years', validity: 2 })).toBe(24)
    expect(monthsOf({ measure: 'months', validity: 30 })).toBe(30)
  })

  test('of an extra warranty are the end of its key; an insurance is none', () => {
    expect(extraMonthsOf(['screen_12', 'warranty_24'])).toBe(24)
    expect(extraMonthsOf(['Ad_Th_12'])).toBeUndefined()
    expect(extraMonthsOf([])).toBeUndefined()
  })
})
