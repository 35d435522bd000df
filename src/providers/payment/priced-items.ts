import { zero } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import type { SoldLine } from './payment-provider.ts'

/**
 * Lenders accept no negative prices: discounts are deducted from the most expensive items, so that the items still add
 * up to the amount.
 */
export function pricedItems(lines: readonly SoldLine[]): SoldLine[] {
  let remainingDiscount = lines.reduce((sum, { amount }) => sum + Math.max(0, -amount.minor), 0)
  const reducedAmounts = new Map<SoldLine, Money>()
  const sold = lines.filter(({ amount }) => amount.minor > 0)
  for (const line of sold.toSorted((a, b) => b.amount.minor - a.amount.minor)) {
    const deduction = Math.min(remainingDiscount, line.amount.minor)
    remainingDiscount -= deduction
    reducedAmounts.set(line, {
      ...zero(line.amount.currency),
      minor: line.amount.minor - deduction,
    })
  }
  return sold.map(line => ({ ...line, amount: reducedAmounts.get(line) ?? line.amount }))
}
