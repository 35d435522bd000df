import { expect, test } from 'vitest'
import { isFactorFresh } from './staff.ts'

const now = new Date('2026-11-28T10:00:00Z')

test('a second factor is fresh for ten minutes', () => {
  expect(isFactorFresh(new Date('2026-11-28T09:50:00.001Z'), now)).toBe(true)
  expect(isFactorFresh(new Date('2026-11-28T09:50:00Z'), now)).toBe(false)
  expect(isFactorFresh(undefined, now)).toBe(false)
})
