import { expect, test } from 'vitest'
import { isRefreshDue } from './freshness.ts'

test('a cart that was never refreshed is due for a refresh', () => {
  expect(isRefreshDue(undefined, 0)).toBe(true)
})

test('a refresh is due after five minutes, not a millisecond before', () => {
  expect(isRefreshDue(1_000, 1_000 + 299_999)).toBe(false)
  expect(isRefreshDue(1_000, 1_000 + 300_000)).toBe(true)
})
