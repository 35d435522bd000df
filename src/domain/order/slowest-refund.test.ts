import { expect, test } from 'vitest'
import { slowestOf } from './slowest-refund.ts'

test('money that goes back in parts stands where the last part of it stands', () => {
  expect(slowestOf([])).toBeUndefined()
  expect(slowestOf(['succeeded', 'submitted'])).toBe('submitted')
  expect(slowestOf(['succeeded', 'awaiting-iban'])).toBe('awaiting-iban')
  expect(slowestOf(['succeeded', 'failed'])).toBe('failed')
  expect(slowestOf(['succeeded', 'succeeded'])).toBe('succeeded')
})
