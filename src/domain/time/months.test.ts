import { describe, expect, test } from 'vitest'
import { addMonths, daysBetween, monthsBetween } from './months.ts'

describe('months', () => {
  test.each([
    ['2026-11-22', 12, '2027-11-22'],
    ['2026-11-22', 24, '2028-11-22'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-05-05', 0, '2026-05-05'],
  ])('%s and %i months are %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later)
  })

  test.each([
    ['2026-11-22', '2026-11-22', 0, 0],
    ['2026-11-22', '2026-12-21', 0, 29],
    ['2026-11-22', '2026-12-22', 1, 0],
    ['2026-11-22', '2028-11-22', 24, 0],
    ['2026-01-31', '2026-03-01', 1, 1],
  ])('from %s to %s are %i months and %i days', (from, until, months, days) => {
    expect(monthsBetween(from, until)).toEqual({ months, days })
  })

  test('days are counted correctly across a daylight saving change', () => {
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  })
})
