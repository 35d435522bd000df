import { expect, test } from 'vitest'
import { refundableMinor } from './refund-state.ts'

test('the refundable amount is the captured amount less refunded and pending amounts', () => {
  expect(refundableMinor(100_000, [])).toBe(100_000)
  expect(
    refundableMinor(100_000, [
      { state: 'succeeded', amountMinor: 30_000 },
      { state: 'requested', amountMinor: 20_000 },
      { state: 'submitted', amountMinor: 10_000 },
    ]),
  ).toBe(40_000)
})

test('a failed refund makes its amount refundable again', () => {
  expect(refundableMinor(100_000, [{ state: 'failed', amountMinor: 30_000 }])).toBe(100_000)
})
