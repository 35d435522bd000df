import { expect, test } from 'vitest'
import { corrected, isNearWord } from './near-word.ts'

test.each([
  ['iphone', 'iphnoe', true],
  ['iphone', 'iphon', true],
  ['iphone', 'ihpnoe', false],
  ['samsung', 'samsng', true],
  ['dell', 'del', false],
  ['dell', 'dela', true],
  ['dell', 'dela2', false],
  ['pro', 'pr', false],
  ['platinum', 'platunim', true],
  ['platinum', 'plotunim', false],
  ['platinum', 'platinmu', true],
  ['platinum', 'platimuns', false],
  ['elitebook', 'elitboock', true],
  ['s21', 's22', false],
])('%s instead of %s is a typo: %s', (word, other, isSlip) => {
  expect(isNearWord(word, other)).toBe(isSlip)
})

test('a known word is not corrected', () => {
  const known = new Set(['phone', 'iphone', 'galaxy'])
  expect(corrected('phone', known)).toBe('phone')
  expect(corrected('glaxy', known)).toBe('galaxy')
  expect(corrected('pphone', known)).toBe('pphone')
})
