import type { Market } from '#domain/market/market.ts'
import { minorDigits } from './currency.ts'
import type { Money } from './money.ts'

const wholeUnits: Readonly<Record<Market, boolean>> = { ro: true, bg: true, hu: true, gr: false }

/** markets.md, Money: shelf prices are whole units in RO, BG and HU; nothing is given away for no price. */
export function isShelfPrice(market: Market, { minor, currency }: Money): boolean {
  return minor > 0 && (!wholeUnits[market] || minor % 10 ** minorDigits[currency] === 0)
}
