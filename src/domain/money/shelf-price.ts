import { hasWholePrices, minorDigits } from './currency.ts'
import type { Money } from './money.ts'

/** Shelf prices are whole units in lei, leva and forints, and always more than zero (markets.md, Money). */
export function isShelfPrice({ minor, currency }: Money): boolean {
  return minor > 0 && (!hasWholePrices[currency] || minor % 10 ** minorDigits[currency] === 0)
}
