import { z } from 'zod'
import { type Market, markets } from '#domain/market/market.ts'

export const countrySchema = z.enum(['RO', 'BG', 'HU', 'GR'])
type Country = z.infer<typeof countrySchema>

/** On the wire a market is named by its country (Spec 7.1). */
export const marketOfCountry: Record<Country, Market> = { RO: 'ro', BG: 'bg', HU: 'hu', GR: 'gr' }

export const countryOf = Object.fromEntries(
  markets.map(market => [market, market.toUpperCase()]),
) as Record<Market, Country>
