import { describe, expect, test } from 'vitest'
import { addDays, dayIn, formatLongDay, longDayAfter, startOfDay, weekdayOf } from './day.ts'
import { addWorkingDays } from './working-days.ts'

describe('the date helper of Spec 9.4', () => {
  test.each([
    ['ro-RO', '3 decembrie 2025'],
    ['bg-BG', '3 декември 2025 г.'],
    ['hu-HU', '2025. december 3.'],
    ['el-GR', '3 Δεκεμβρίου 2025'],
  ] as const)(
    'the date helper adds days and formats the date in the long style in %s',
    (locale, expected) => {
      expect(longDayAfter('2025-11-30', 3, locale)).toBe(expected)
      expect(formatLongDay('2025-12-03', locale)).toBe(expected)
    },
  )

  test('the date helper works across months, years, leap days and daylight saving changes', () => {
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  })

  test.each(['2026-02-30', 'tomorrow', ''])('"%s" is not a valid day', day => {
    expect(() => addDays(day, 1)).toThrow(RangeError)
  })
})

test('the day is calculated in the time zone of the market', () => {
  const lateEvening = new Date('2026-01-31T22:30:00Z')
  expect(dayIn('ro', lateEvening)).toBe('2026-02-01')
  expect(dayIn('bg', lateEvening)).toBe('2026-02-01')
  expect(dayIn('gr', lateEvening)).toBe('2026-02-01')
  expect(dayIn('hu', lateEvening)).toBe('2026-01-31')
})

describe('adding working days', () => {
  const none = new Set<string>()

  test('working days skip Saturday and Sunday', () => {
    expect(weekdayOf('2026-01-02')).toBe(5)
    expect(addWorkingDays('2026-01-02', 1, none)).toBe('2026-01-05')
    expect(addWorkingDays('2026-01-01', 1, none)).toBe('2026-01-02')
    expect(addWorkingDays('2026-01-03', 5, none)).toBe('2026-01-09')
  })

  test('working days skip holidays', () => {
    expect(addWorkingDays('2025-12-24', 1, new Set(['2025-12-25', '2025-12-26']))).toBe(
      '2025-12-29',
    )
  })

  test('zero working days give the day itself', () => {
    expect(addWorkingDays('2026-01-03', 0, none)).toBe('2026-01-03')
  })

  test('a negative or fractional number of working days is refused', () => {
    expect(() => addWorkingDays('2026-01-02', -1, none)).toThrow(RangeError)
    expect(() => addWorkingDays('2026-01-02', 1.5, none)).toThrow(RangeError)
  })
})

describe('the first instant of a day', () => {
  test.each([
    ['ro', '2026-11-22', '2026-11-21T22:00:00.000Z'],
    ['ro', '2026-07-01', '2026-06-30T21:00:00.000Z'],
    ['hu', '2026-11-22', '2026-11-21T23:00:00.000Z'],
    // The clocks change during these days, not at their beginning.
    ['bg', '2026-03-29', '2026-03-28T22:00:00.000Z'],
    ['gr', '2026-10-25', '2026-10-24T21:00:00.000Z'],
    ['hu', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  ] as const)('the first instant in %s on %s is %s', (market, day, instant) => {
    expect(startOfDay(market, day).toISOString()).toBe(instant)
  })
})
