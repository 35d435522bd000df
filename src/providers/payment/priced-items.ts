import { zero } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import type { SoldLine } from './payment-provider.ts'

/**
 * Lenders accept no negative prices: discounts are deducted from the most expensive items, so that the items still add
 * up to the amount.
 */
export function pricedItems(lines: readonly SoldLine[]): SoldLine[] {
  let owed = lines.reduce((sum, { amount }) => sum + Math.max(0, -amount.minor), 0)
  const lessened = new Map<SoldLine, Money>()
  const sold = lines.filter(({ amount }) => amount.minor > 0)
  for (const line of sold.toSorted((a, b) => b.amount.minor - a.amount.minor)) {
    const off = Math.min(owed, line.amount.minor)
    owed -= off
    lessened.set(line, { ...zero(line.amount.currency), minor: line.amount.minor - off })
  }
  return sold.map(line => ({ ...line, amount: lessened.get(line) ?? line.amount }))
}
