import { type Market, markets } from '#domain/market/market.ts'
import type { SeedAccessory } from './accessory.ts'
import { smallPriceMinor } from './shelf-price.ts'

/** Free protectors have a shelf price, too: the price without a phone. */
export function accessoryPrices({ eur }: SeedAccessory): Readonly<Record<Market, number>> {
  const priced = markets.map(market => [market, smallPriceMinor(market, eur)] as const)
  return Object.fromEntries(priced) as Record<Market, number>
}
