import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySheet, brokenLaws } from '#test/support/offer-laws.ts'
import { firstPriceTables } from './price-tables.ts'

test('An offer adds up in whole steps, is never below nothing nor above B × (1 + bonuses) × payout, and never rises when a condition worsens', () => {
  fc.assert(
    fc.property(anySheet, sheet => {
      expect(brokenLaws(sheet, firstPriceTables)).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test('A table that pays more for a worse display is found', () => {
  const display = { ...firstPriceTables.display, deep: 99 }
  const broken = fc
    .sample(anySheet, { numRuns: 2_000, seed: 7 })
    .flatMap(sheet => brokenLaws(sheet, { ...firstPriceTables, display }))
  expect(broken.some(sentence => sentence.startsWith('worse is worth more'))).toBe(true)
})
