import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert } from './convert.ts'

const amounts = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })

function euros(minor: number): number {
  return convert({ minor, currency: 'BGN' }, 'EUR').minor
}

function leva(minor: number): number {
  return convert({ minor, currency: 'EUR' }, 'BGN').minor
}

test('a converted amount is at most half a cent from the exact one', () => {
  fc.assert(
    fc.property(amounts, minor => {
      // |euro − lev / 1.95583| ≤ 1/2, without division.
      const distance = BigInt(euros(minor)) * 195_583n - BigInt(minor) * 100_000n
      expect(2n * (distance < 0n ? -distance : distance) <= 195_583n).toBe(true)
    }),
  )
})

test('converting keeps the order of amounts', () => {
  fc.assert(
    fc.property(amounts, amounts, (a, b) => {
      expect(Math.sign(euros(a) - euros(b)) * Math.sign(a - b)).toBeGreaterThanOrEqual(0)
      expect(Math.sign(leva(a) - leva(b)) * Math.sign(a - b)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('an amount and its opposite convert to opposites', () => {
  fc.assert(
    fc.property(amounts, minor => {
      expect(euros(minor) + euros(-minor)).toBe(0)
      expect(leva(minor) + leva(-minor)).toBe(0)
    }),
  )
})

test('euro converted to leva and back are the same euro; leva come back to within a stotinka', () => {
  fc.assert(
    fc.property(amounts, minor => {
      expect(euros(leva(minor))).toBe(minor)
      expect(Math.abs(leva(euros(minor)) - minor)).toBeLessThanOrEqual(1)
    }),
  )
})
