import type { Market } from '#domain/market/market.ts'
import type { Day } from '#domain/time/day.ts'

type RateSince = { readonly from: Day; readonly rate: number }

/** The standard VAT rate in percent, newest first; it applies to everything the shop sells with VAT. */
const rates: Readonly<Record<Market, readonly RateSince[]>> = {
  ro: [
    { from: '2025-08-01', rate: 21 },
    { from: '2017-01-01', rate: 19 },
  ],
  bg: [{ from: '1999-01-01', rate: 20 }],
  hu: [{ from: '2012-01-01', rate: 27 }],
  gr: [{ from: '2016-06-01', rate: 24 }],
}

/** The rate on the day of the supply. Throws for a day before the first known rate (orders.md, Invoice). */
export function vatRateOn(market: Market, day: Day): number {
  const found = rates[market].find(({ from }) => from <= day)
  if (!found) throw new RangeError(`no rate of VAT is known for ${market} on ${day}`)
  return found.rate
}
