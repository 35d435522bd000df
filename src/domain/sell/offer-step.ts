import { type Exact, floorTo } from '#domain/money/exact.ts'
import type { Currency, Money } from '#domain/money/money.ts'

/** sell.md: 5 lei, 5 Lev, 500 Ft, 1 euro. Minor units. */
const offerStep: Readonly<Record<Currency, number>> = {
  RON: 500,
  BGN: 500,
  HUF: 50_000,
  EUR: 100,
}

/** sell.md, Price: one rounding at the end, downwards. */
export function toOfferStep(amount: Exact, currency: Currency): Money {
  return floorTo(offerStep[currency], amount, currency)
}
