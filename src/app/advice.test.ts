import { expect, test } from 'vitest'
import { adviceFor } from './advice.ts'

test('A known cause is found however deep it lies', () => {
  const cause = Object.assign(new Error('listen'), { code: 'EADDRINUSE' })
  expect(adviceFor(new Error('Shop failed', { cause }))).toContain('PORT')
})

test('An unknown cause has no advice', () => {
  expect(adviceFor(new Error('odd'))).toBeUndefined()
  expect(adviceFor('odd')).toBeUndefined()
})
