import { markets } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Settings } from '#store/settings.ts'

/** Currencies that are no longer legal tender, and since when (Rules of trade, Rulings). */
const replaced: Readonly<Partial<Record<Currency, string>>> = { BGN: '1 January 2026' }

/** A line for each market that still sells in a currency that the euro has replaced. */
export function legalTenderWarnings({ displayOf }: Pick<Settings, 'displayOf'>): readonly string[] {
  return markets.flatMap(market => {
    const { currency } = displayOf(market)
    const since = replaced[currency]
    return since === undefined
      ? []
      : [
          `Warning: ${currency} has not been legal tender since ${since}, and the market ${market} still uses it. See docs/euro.md: npm run currency -- ${market} EUR`,
        ]
  })
}
