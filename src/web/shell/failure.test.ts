import { expect, test } from 'vitest'
import { failureOfStatus, isUnreachable } from './failure.ts'

test.each([
  [404, 'not-found'],
  [410, 'not-found'],
  [429, 'too-many'],
  [503, 'unavailable'],
  [500, 'failed'],
  [400, 'failed'],
])('status %i is shown as %s', (status, failure) => {
  expect(failureOfStatus(status)).toBe(failure)
})

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  '"%s" is the message of a request without a response',
  message => {
    expect(isUnreachable(new TypeError(message))).toBe(true)
  },
)

test('a bug in the code is not taken for a lost network', () => {
  expect(isUnreachable(new TypeError("Cannot read properties of undefined (reading 'x')"))).toBe(
    false,
  )
  expect(isUnreachable(new Error('Failed to fetch'))).toBe(false)
})
