import { expect, test } from 'vitest'
import { pauseAfter } from './deliver-outbox.ts'

test('The delay doubles with each attempt, up to an hour', () => {
  expect([1, 2, 3, 11, 12, 500].map(pauseAfter)).toEqual([2, 4, 8, 2048, 3600, 3600])
})
