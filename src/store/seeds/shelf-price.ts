import type { Market } from '#domain/market/market.ts'

/** Price points in whole currency units: `step` apart, each with the ending `ending`. */
type PricePoints = { readonly perEur: number; readonly step: number; readonly ending: number }

const devicePricePoints: Record<Market, PricePoints> = {
  ro: { perEur: 4.97, step: 50, ending: 49 },
  bg: { perEur: 1.95583, step: 10, ending: 9 },
  hu: { perEur: 405, step: 1000, ending: 990 },
  gr: { perEur: 1, step: 10, ending: 9 },
}

const smallPricePoints: Record<Market, PricePoints> = {
  ro: { perEur: 4.97, step: 10, ending: 9 },
  bg: { perEur: 1.95583, step: 5, ending: 4 },
  hu: { perEur: 405, step: 500, ending: 490 },
  gr: { perEur: 1, step: 1, ending: 0 },
}

function nearest({ perEur, step, ending }: PricePoints, eur: number): number {
  const steps = Math.max(0, Math.round((eur * perEur - ending) / step))
  return 100 * Math.max(1, steps * step + ending)
}

/** Minor units; the price point of the market that is nearest to a price in euros. */
export function devicePriceMinor(market: Market, eur: number): number {
  return nearest(devicePricePoints[market], eur)
}

/** The same for accessories and services, whose price points are closer together. */
export function smallPriceMinor(market: Market, eur: number): number {
  return nearest(smallPricePoints[market], eur)
}

/** The price point just below: for a lower price that rounding had made equal. */
export function pointBelow(market: Market, minor: number): number {
  return minor - devicePricePoints[market].step * 100
}

export function pointAbove(market: Market, minor: number): number {
  return minor + devicePricePoints[market].step * 100
}

/**
 * Minor units; a share of a price in euros, rounded down to a step of whole units: the buyback price of a flawless
 * device.
 */
export function basePriceMinor(market: Market, eur: number): number {
  const { perEur, step } = smallPricePoints[market]
  return Math.floor((eur * perEur * boughtShare) / step) * step * 100
}

const boughtShare = 0.62
