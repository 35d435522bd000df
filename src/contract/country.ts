import { z } from 'zod'
import { countryOf, type Market, markets } from '#domain/market/market.ts'

type Country = (typeof countryOf)[Market]

/** On the wire a market is named by its country (Spec 7.1). */
export const countrySchema = z.enum(markets.map(market => countryOf[market]))

export const marketOfCountry = Object.fromEntries(
  markets.map(market => [countryOf[market], market]),
) as Record<Country, Market>
