import { offerStep } from '#domain/money/currency.ts'
import { type Exact, floorTo } from '#domain/money/exact.ts'
import type { Currency, Money } from '#domain/money/money.ts'

/** Rounds once, at the end, down (sell.md, Price). */
export function roundOffer(amount: Exact, currency: Currency): Money {
  return floorTo(offerStep[currency], amount, currency)
}
