import { expect, test } from 'vitest'
import { slowestOf } from './slowest-refund.ts'

test('a refund in several parts has the state of its slowest part', () => {
  expect(slowestOf([])).toBeUndefined()
  expect(slowestOf(['succeeded', 'submitted'])).toBe('submitted')
  expect(slowestOf(['succeeded', 'awaiting-iban'])).toBe('awaiting-iban')
  expect(slowestOf(['succeeded', 'failed'])).toBe('failed')
  expect(slowestOf(['succeeded', 'succeeded'])).toBe('succeeded')
})
