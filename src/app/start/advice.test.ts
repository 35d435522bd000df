import { expect, test } from 'vitest'
import { adviceFor } from './advice.ts'

test('advice is given for a known cause at any depth', () => {
  const cause = Object.assign(new Error('listen'), { code: 'EADDRINUSE' })
  expect(adviceFor(new Error('Shop failed', { cause }))).toContain('PORT')
})

test('no advice is given for an unknown cause', () => {
  expect(adviceFor(new Error('odd'))).toBeUndefined()
  expect(adviceFor('odd')).toBeUndefined()
})
