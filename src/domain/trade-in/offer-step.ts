import { type Exact, floorTo } from '#domain/money/exact.ts'
import type { Currency, Money } from '#domain/money/money.ts'

/** Offers are rounded to 5 lei, 5 Lev, 500 Ft or 1 euro (sell.md). Minor units. */
const offerStep: Readonly<Record<Currency, number>> = {
  RON: 500,
  BGN: 500,
  HUF: 50_000,
  EUR: 100,
}

/** The largest difference that is ignored: 25 lei, 25 Lev, 2,000 Ft or 5 euro (sell.md). Minor units. */
export const smallDifference: Readonly<Record<Currency, number>> = {
  RON: 2_500,
  BGN: 2_500,
  HUF: 200_000,
  EUR: 500,
}

/** Rounds once, at the end, down (sell.md, Price). */
export function toOfferStep(amount: Exact, currency: Currency): Money {
  return floorTo(offerStep[currency], amount, currency)
}
