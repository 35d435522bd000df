import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Market } from '#domain/market/market.ts'
import type { Bought } from '#http/buyback.ts'
import { makeFindBuyback } from '#services/trade-in/find-buyback.ts'
import {
  makeListBuybackBrands,
  makeListBuybackModels,
  makeListPopularBuyback,
} from '#services/trade-in/list-buyback.ts'
import { makeViewBuyback } from '#services/trade-in/view-buyback.ts'
import { makeProductStore } from '#store/catalogue/product.ts'
import type { Database } from '#store/database.ts'
import { makeSoldCandidates } from '#store/trade-in/sold-candidates.ts'

/** The buyback list, by the current price book. */
export function makeBuyback(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  settingsOf: (market: Market) => MarketSettings,
): Bought {
  const deps = {
    sql: pool,
    currencyOf: (market: Market) => settingsOf(market).cart.currency,
  }
  return {
    listBuybackBrands: makeListBuybackBrands(deps),
    listBuybackModels: makeListBuybackModels(deps),
    listPopularBuyback: makeListPopularBuyback({ ...deps, products: makeProductStore(db) }),
    findBuyback: makeFindBuyback({ ...deps, candidates: makeSoldCandidates(db) }),
    viewBuyback: makeViewBuyback({ ...deps }),
  }
}
