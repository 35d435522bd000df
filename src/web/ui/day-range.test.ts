import { expect, test } from 'vitest'
import { dayRange } from './day-range.ts'

test.each([
  ['ro-RO', '24–26 noiembrie'],
  ['hu-HU', 'november 24–26.'],
  ['el-GR', '24–26 Νοεμβρίου'],
] as const)('a delivery range within one month is formatted for %s', (locale, text) => {
  expect(dayRange({ from: '2026-11-24', to: '2026-11-26' }, locale)).toBe(text)
})

test.each([
  ['ro-RO', '30 noiembrie – 1 decembrie'],
  ['bg-BG', '30 ноември – 1 декември'],
  ['hu-HU', 'november 30. – december 1.'],
] as const)(
  'a delivery range across two months has plain spaces in %s, as in browsers',
  (locale, text) => {
    expect(dayRange({ from: '2026-11-30', to: '2026-12-01' }, locale)).toBe(text)
  },
)

test('a delivery range of one day is formatted as that day', () => {
  expect(dayRange({ from: '2026-11-24', to: '2026-11-24' }, 'ro-RO')).toBe('24 noiembrie')
})
