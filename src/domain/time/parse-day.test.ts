import { expect, test } from 'vitest'
import { parseDay } from './parse-day.ts'

test.each([
  ['2026-01-31', '2026-01-31'],
  ['31.01.2026', '2026-01-31'],
  ['31/1/2026', '2026-01-31'],
  ['2026. 01. 31.', '2026-01-31'],
  ['2026.1.31', '2026-01-31'],
  ['29.02.2024', '2024-02-29'],
  ['29.02.2026', undefined],
  ['31.04.2026', undefined],
  ['13/31/2026', undefined],
  ['31.01.26', undefined],
  ['2026-13-01', undefined],
  ['2026-01-00', undefined],
  ['2026-01-31T10:00', undefined],
  ['45678', undefined],
  ['', undefined],
])('%j is the day %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})
