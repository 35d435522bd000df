import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Market } from '#domain/market/market.ts'
import type { Sales } from '#http/shop.ts'
import { makeListSales, makeViewSale } from '#services/sell/view-sales.ts'
import type { Database } from '#store/database.ts'
import { makeSaleStore } from '#store/sell/sales.ts'

/** What a member sells to the shop. */
export const makeSales = (
  { pool }: Pick<Database, 'pool'>,
  settingsOf: (market: Market) => MarketSettings,
): Sales => {
  const means = { sales: makeSaleStore(pool), settingsOf }
  return { listSales: makeListSales(means), viewSale: makeViewSale(means) }
}
