import type { Market } from '#domain/market/market.ts'
import { minorDigits } from './currency.ts'
import type { Money } from './money.ts'

const wholeUnits: Readonly<Record<Market, boolean>> = { ro: true, bg: true, hu: true, gr: false }

/** Shelf prices are whole units in RO, BG and HU, and always more than zero (markets.md, Money). */
export function isShelfPrice(market: Market, { minor, currency }: Money): boolean {
  return minor > 0 && (!wholeUnits[market] || minor % 10 ** minorDigits[currency] === 0)
}
