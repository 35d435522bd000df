import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Market } from '#domain/market/market.ts'
import type { Bought } from '#http/bought.ts'
import { makeFindBought } from '#services/sell/find-bought.ts'
import {
  makeListBoughtBrands,
  makeListBoughtModels,
  makeListPopularBought,
} from '#services/sell/list-bought.ts'
import { makeViewBought } from '#services/sell/view-bought.ts'
import { makeProductStore } from '#store/catalogue/product.ts'
import type { Database } from '#store/database.ts'
import { makeBoughtModelStore } from '#store/sell/bought-models.ts'
import { makePriceBookStore } from '#store/sell/price-book.ts'
import { makeSoldCandidates } from '#store/sell/sold-candidates.ts'

/** What the shop buys, by the price book as it stands. */
export function makeBought(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  settingsOf: (market: Market) => MarketSettings,
): Bought {
  const means = {
    runner: pool,
    bought: makeBoughtModelStore(),
    currencyOf: (market: Market) => settingsOf(market).cart.currency,
  }
  return {
    listBoughtBrands: makeListBoughtBrands(means),
    listBoughtModels: makeListBoughtModels(means),
    listPopularBought: makeListPopularBought({ ...means, products: makeProductStore(db) }),
    findBought: makeFindBought({ ...means, candidates: makeSoldCandidates(db) }),
    viewBought: makeViewBought({ ...means, book: makePriceBookStore() }),
  }
}
