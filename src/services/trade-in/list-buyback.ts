import type { DeviceType } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { BuybackBrand, BuybackModel } from '#domain/trade-in/buyback.ts'
import type { ProductStore } from '#store/catalogue/product.ts'
import type { BoughtRow } from '#store/trade-in/buyback-models.ts'
import {
  listBuybackBrands,
  listBuybackModelsById,
  listBuybackModelsOfBrand,
} from '#store/trade-in/buyback-models.ts'
import type { Sql } from '#store/transaction.ts'

export type BuybackDeps = {
  readonly sql: Sql
  readonly currencyOf: (market: Market) => Currency
}

/** The brands of a device type that have models on the buyback list. */
export function makeListBuybackBrands({ sql }: BuybackDeps) {
  return (market: Market, type: DeviceType): Promise<readonly BuybackBrand[]> =>
    listBuybackBrands(sql, market, type)
}

/** The buyback models of a brand and a device type, newest first. */
export function makeListBuybackModels(deps: BuybackDeps) {
  return async (
    market: Market,
    type: DeviceType,
    brand: string,
  ): Promise<readonly BuybackModel[]> =>
    (await listBuybackModelsOfBrand(deps.sql, market, type, brand)).map(pricedIn(deps, market))
}

/** The shop's best-selling models that it also buys. */
export function makeListPopularBuyback(
  deps: BuybackDeps & { readonly products: Pick<ProductStore, 'popular'> },
) {
  return async (market: Market, limit: number): Promise<readonly BuybackModel[]> => {
    const known = await deps.products.popular(market, limit)
    const ids = known.map(({ product }) => product.model.id)
    return (await listBuybackModelsById(deps.sql, market, ids)).map(pricedIn(deps, market))
  }
}

export function pricedIn({ currencyOf }: Pick<BuybackDeps, 'currencyOf'>, market: Market) {
  return ({ product, mostMinor }: BoughtRow): BuybackModel => ({
    product,
    most: { minor: mostMinor, currency: currencyOf(market) },
  })
}
