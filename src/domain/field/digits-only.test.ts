import { expect, test } from 'vitest'
import { digitsOnly } from './digits-only.ts'

test('a pasted number keeps its digits and its plus sign', () => {
  expect(digitsOnly('+40 (740) 123-456')).toBe('+40740123456')
  expect(digitsOnly('1e5')).toBe('15')
  expect(digitsOnly('abc')).toBe('')
})
