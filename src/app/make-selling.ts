import type { MarketSettings } from '#domain/checkout/settings.ts'
import type { Market } from '#domain/market/market.ts'
import type { Selling } from '#http/shop.ts'
import { makeReckonOffer } from '#services/sell/reckon-offer.ts'
import type { Database } from '#store/database.ts'
import { makePriceBookStore } from '#store/sell/price-book.ts'
import { makeSoldModelStore } from '#store/sell/sold-models.ts'

/** What somebody does who sells a device to the shop. */
export const makeSelling = (
  { pool }: Pick<Database, 'pool'>,
  settingsOf: (market: Market) => MarketSettings,
): Selling => ({
  reckonOffer: makeReckonOffer({
    runner: pool,
    models: makeSoldModelStore(),
    book: makePriceBookStore(),
    currencyOf: market => settingsOf(market).cart.currency,
  }),
})
