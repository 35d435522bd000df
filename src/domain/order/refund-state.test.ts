import { expect, test } from 'vitest'
import { refundableMinor } from './refund-state.ts'

test('what can go back is what was captured, less what went back and what is on its way', () => {
  expect(refundableMinor(100_000, [])).toBe(100_000)
  expect(
    refundableMinor(100_000, [
      { state: 'succeeded', amountMinor: 30_000 },
      { state: 'requested', amountMinor: 20_000 },
      { state: 'submitted', amountMinor: 10_000 },
    ]),
  ).toBe(40_000)
})

test('a refund that failed gives its part back', () => {
  expect(refundableMinor(100_000, [{ state: 'failed', amountMinor: 30_000 }])).toBe(100_000)
})
