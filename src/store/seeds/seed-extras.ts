import { markets } from '#domain/market/market.ts'
import { defaultCurrency } from '#domain/money/currency.ts'
import type { Transaction } from '../database.ts'
import { accessory, accessoryListing } from '../schema/catalogue.ts'
import { batteryOffer, extraService } from '../schema/service.ts'
import { seedAccessories } from './accessories.ts'
import { accessoryPrices } from './accessory-prices.ts'
import { insertAll } from './insert-all.ts'
import { batteries, services } from './services.ts'

/** Accessories with their prices, extra services and new batteries. */
export async function seedExtras(tx: Transaction) {
  await insertAll(
    tx,
    accessory,
    seedAccessories.map(({ eur: _, fits, name, ...each }) => ({ ...each, fits, name })),
  )
  await insertAll(
    tx,
    accessoryListing,
    seedAccessories.flatMap(each => {
      const prices = accessoryPrices(each)
      return markets.map(market => ({
        accessoryId: each.id,
        market,
        currency: defaultCurrency[market],
        priceMinor: prices[market],
      }))
    }),
  )
  await insertAll(
    tx,
    extraService,
    services.map(each => ({ ...each, currency: defaultCurrency[each.market] })),
  )
  await insertAll(
    tx,
    batteryOffer,
    batteries.map(each => ({
      ...each,
      id: `battery-${each.deviceType.toLowerCase()}`,
      currency: defaultCurrency[each.market],
    })),
  )
}
