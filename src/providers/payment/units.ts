import { minorDigits } from '#domain/money/currency.ts'
import type { Currency, Money } from '#domain/money/money.ts'

/**
 * An amount claimed by a third party may be one the shop could not charge; it is kept as received, so that the
 * difference is noticed. `currency` is the one claimed by the third party, or the expected one if it claims none.
 */
export function claimedAmount(
  units: number,
  expected: Currency,
  currency: string = expected,
): Money {
  return {
    minor: Math.round(units * 10 ** minorDigits[expected]),
    currency: currency as Currency,
  }
}
