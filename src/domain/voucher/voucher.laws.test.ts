import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spendOn } from './voucher.ts'
import { leftMinorOf, type VoucherEntry } from './voucher-entry.ts'

const amount = fc.integer({ min: 0, max: 10_000_000 })
function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}

test('the spent and the remaining amount equal the total; no voucher pays more than it has, and nothing is negative', () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 3 }), (total, lefts) => {
      const { spent, toPay } = spendOn(
        lei(total),
        lefts.map(minor => ({ left: lei(minor) })),
      )
      expect(spent.reduce((sum, each) => sum + each.amount.minor, toPay.minor)).toBe(total)
      for (const each of spent) {
        expect(each.amount.minor).toBeGreaterThan(0)
        expect(each.amount.minor).toBeLessThanOrEqual(each.voucher.left.minor)
      }
      expect(toPay.minor).toBe(Math.max(0, total - lefts.reduce((sum, each) => sum + each, 0)))
    }),
  )
})

test('the balance is the sum of the entries: never negative, and unchanged once all spent amounts are returned', () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 8 }), (issued, totals) => {
      const entries: VoucherEntry[] = [{ kind: 'issue', amountMinor: issued }]
      const taken: number[] = []
      for (const total of totals) {
        const held = { left: lei(leftMinorOf(entries)) }
        for (const each of spendOn(lei(total), [held]).spent) {
          entries.push({ kind: 'spend', amountMinor: -each.amount.minor })
          taken.push(each.amount.minor)
        }
        expect(leftMinorOf(entries)).toBeGreaterThanOrEqual(0)
      }
      for (const back of taken) entries.push({ kind: 'give-back', amountMinor: back })
      expect(leftMinorOf(entries)).toBe(issued)
    }),
  )
})
