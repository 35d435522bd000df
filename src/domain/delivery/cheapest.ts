import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import { offered } from './offered.ts'
import type { DeliverySettings } from './settings.ts'

/** The lowest delivery cost before a delivery is chosen; `undefined` if nothing is delivered. */
export function cheapestDelivery(market: Market, settings: DeliverySettings): Money | undefined {
  const costs = offered(market, settings).map(offer => offer.cost)
  return costs.toSorted((one, other) => one.minor - other.minor)[0]
}
