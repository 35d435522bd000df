import { expect, test } from 'vitest'
import { failureOfStatus, isUnreachable } from './failure.ts'

test.each([
  [404, 'not-found'],
  [410, 'not-found'],
  [429, 'too-many'],
  [503, 'unavailable'],
  [500, 'failed'],
  [400, 'failed'],
])('%i is told as %s', (status, failure) => {
  expect(failureOfStatus(status)).toBe(failure)
})

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  '"%s" is a question that got no answer',
  message => {
    expect(isUnreachable(new TypeError(message))).toBe(true)
  },
)

test('a bug of ours is no lost network', () => {
  expect(isUnreachable(new TypeError("Cannot read properties of undefined (reading 'x')"))).toBe(
    false,
  )
  expect(isUnreachable(new Error('Failed to fetch'))).toBe(false)
})
