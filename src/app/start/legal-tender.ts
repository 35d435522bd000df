import { markets } from '#domain/market/market.ts'
import { replacedSince } from '#domain/money/legal-tender.ts'
import type { Settings } from '#store/settings.ts'

/** A line for each market that still sells in a currency that the euro has replaced. */
export function legalTenderWarnings({ displayOf }: Pick<Settings, 'displayOf'>): readonly string[] {
  return markets.flatMap(market => {
    const { currency } = displayOf(market)
    const since = replacedSince[currency]
    return since === undefined
      ? []
      : [
          `Warning: ${currency} has not been legal tender since ${since}, and the market ${market} still uses it. See docs/euro.md: npm run currency -- ${market} EUR`,
        ]
  })
}
