import { expect, test } from 'vitest'
import { slipPathOf, writeSlipNumber, writesSlip } from './acquisition-slip.ts'

test('An acquisition slip is issued in Romania only', () => {
  expect(writesSlip).toEqual({ ro: true })
})

test('A slip number has the year and six digits', () => {
  expect(writeSlipNumber({ year: 2026, number: 123 })).toBe('KBA 2026/000123')
  expect(writeSlipNumber({ year: 2027, number: 1_234_567 })).toBe('KBA 2027/1234567')
})

test('The path of a slip contains the number of its trade-in', () => {
  expect(slipPathOf('SRO000012347')).toBe('/acquisition-slips/SRO000012347.pdf')
})
