import { expect, test } from 'vitest'
import { beginPath } from './begin-path.ts'

test('A walk that begins anew says so in the address of its first question', () => {
  expect(beginPath('gr', 'model')).toMatch(/\/model\/\?begin=1$/)
  expect(beginPath('gr', 'intro')).toMatch(/\/intro\/\?begin=1$/)
})
