import { z } from 'zod'
import { type Market, markets } from '#domain/market/market.ts'

export const countrySchema = z.enum(['RO', 'BG', 'HU', 'GR'])
type Country = z.infer<typeof countrySchema>

/** Spec 7.1: the wire names a market by its country. */
export const marketOfCountry: Record<Country, Market> = { RO: 'ro', BG: 'bg', HU: 'hu', GR: 'gr' }

export const countryOf = Object.fromEntries(
  markets.map(market => [market, market.toUpperCase()]),
) as Record<Market, Country>
