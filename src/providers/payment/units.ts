import { minorDigits } from '#domain/money/currency.ts'
import type { Currency, Money } from '#domain/money/money.ts'

/**
 * What a stranger claims may be no amount the shop could charge; it is kept as said, so that it is seen to differ.
 * `said` is the currency in the stranger's word, the expected one where it says none.
 */
export function claimedAmount(units: number, expected: Currency, result: string = expected): Money {
  return {
    minor: Math.round(units * 10 ** minorDigits[expected]),
    currency: result as Currency,
  }
}
