import { expect, test } from 'vitest'
import { beginPath } from './begin-path.ts'

test('The first question of a new trade-in has begin=1 in its URL', () => {
  expect(beginPath('gr', 'model')).toMatch(/\/model\/\?begin=1$/)
  expect(beginPath('gr', 'intro')).toMatch(/\/intro\/\?begin=1$/)
  expect(beginPath('gr', 'model', 'gr-P1-good')).toMatch(/\/model\/\?begin=1&towards=gr-P1-good$/)
})
