import { describe, expect, test } from 'vitest'
import { addWorkingDays, upcomingHolidays } from './working-days.ts'

// 1 December 2026, a holiday in Romania, is a Tuesday.
const holidays = new Set(['2026-12-01'])

describe('working days', () => {
  test('working days skip a holiday and count the days on both sides of it', () => {
    expect(addWorkingDays('2026-11-27', 1, holidays)).toBe('2026-11-30')
    expect(addWorkingDays('2026-11-27', 2, holidays)).toBe('2026-12-02')
    expect(addWorkingDays('2026-11-30', 1, holidays)).toBe('2026-12-02')
    expect(addWorkingDays('2026-11-30', 1, new Set())).toBe('2026-12-01')
  })

  test('counting working days can start on a holiday', () => {
    expect(addWorkingDays('2026-12-01', 1, holidays)).toBe('2026-12-02')
  })

  test('a holiday on a weekend is skipped only once', () => {
    // 26 December 2026 is a Saturday.
    const christmas = new Set(['2026-12-25', '2026-12-26'])
    expect(addWorkingDays('2026-12-24', 1, christmas)).toBe('2026-12-28')
  })

  test('zero working days after a day is the day itself', () => {
    expect(addWorkingDays('2026-12-01', 0, holidays)).toBe('2026-12-01')
  })

  test.each([-1, 1.5])('%s is not a valid number of working days', days => {
    expect(() => addWorkingDays('2026-12-01', days, holidays)).toThrow(RangeError)
  })
})

test('the upcoming holidays begin today and end with the last day asked for', () => {
  const days = ['2026-11-26', '2026-11-27', '2026-12-25', '2027-01-26', '2027-01-27']
  // 26 January 2027 is 60 days after 27 November 2026.
  expect(upcomingHolidays(days, '2026-11-27', 60)).toEqual([
    '2026-11-27',
    '2026-12-25',
    '2027-01-26',
  ])
})
