import { expect, test } from 'vitest'
import { addMonths } from './months.ts'

test('adding months gives the same day of the month, also across the end of a year', () => {
  expect(addMonths('2026-11-22', 1)).toBe('2026-12-22')
  expect(addMonths('2026-11-22', 24)).toBe('2028-11-22')
  expect(addMonths('2026-11-22', 0)).toBe('2026-11-22')
})

test('adding months to a day that a shorter month lacks gives the last day of that month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2027-12-31', 2)).toBe('2028-02-29')
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
})
