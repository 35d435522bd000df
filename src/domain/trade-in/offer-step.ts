import { type Exact, floorTo } from '#domain/money/exact.ts'
import type { Currency, Money } from '#domain/money/money.ts'

/** Offers are rounded to 5 lei, 5 Lev, 500 Ft or 1 euro (sell.md). Minor units. */
const offerStep: Readonly<Record<Currency, number>> = {
  RON: 500,
  BGN: 500,
  HUF: 50_000,
  EUR: 100,
}

/** Rounds once, at the end, down (sell.md, Price). */
export function toOfferStep(amount: Exact, currency: Currency): Money {
  return floorTo(offerStep[currency], amount, currency)
}
