import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySheet, brokenLaws } from '#test/support/offer-laws.ts'
import { firstPriceTables } from './price-tables.ts'

test('An offer equals the sum of its lines, is a whole step, lies between zero and B × (1 + bonuses) × payout, and never rises when a condition worsens', () => {
  fc.assert(
    fc.property(anySheet, sheet => {
      expect(brokenLaws(sheet, firstPriceTables)).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test('A price table that pays more for a worse display is detected', () => {
  const display = { ...firstPriceTables.display, deep: 99 }
  const broken = fc
    .sample(anySheet, { numRuns: 2_000, seed: 7 })
    .flatMap(sheet => brokenLaws(sheet, { ...firstPriceTables, display }))
  expect(broken.some(sentence => sentence.startsWith('worse is worth more'))).toBe(true)
})
