import type { Market } from '#domain/market/market.ts'
import { hasWholePrices, minorDigits } from './currency.ts'
import type { Money } from './money.ts'

/** Shelf prices are whole units in RO, BG and HU, and always more than zero (markets.md, Money). */
export function isShelfPrice(market: Market, { minor, currency }: Money): boolean {
  return minor > 0 && (!hasWholePrices[market] || minor % 10 ** minorDigits[currency] === 0)
}
