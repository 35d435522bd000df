import { expect, test } from 'vitest'
import { addMonths } from './add-months.ts'

test('Months later is the same day of the month, over the end of a year too', () => {
  expect(addMonths('2026-11-22', 1)).toBe('2026-12-22')
  expect(addMonths('2026-11-22', 24)).toBe('2028-11-22')
  expect(addMonths('2026-11-22', 0)).toBe('2026-11-22')
})

test('A month that is shorter ends sooner', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2027-12-31', 2)).toBe('2028-02-29')
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
})
