import type { DeviceType } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { BoughtBrand, BoughtModel } from '#domain/sell/bought.ts'
import type { ProductStore } from '#store/catalogue/product.ts'
import type { BoughtModelStore, BoughtRow } from '#store/sell/bought-models.ts'
import type { Runner } from '#store/transaction.ts'

export type BoughtMeans = {
  readonly runner: Runner
  readonly bought: BoughtModelStore
  readonly currencyOf: (market: Market) => Currency
}

/** Brands of a type with models the shop buys. */
export function makeListBoughtBrands({ runner, bought }: BoughtMeans) {
  return (market: Market, type: DeviceType): Promise<readonly BoughtBrand[]> =>
    bought.brands(runner, market, type)
}

/** What is bought of a brand's devices of a type, the newest first. */
export function makeListBoughtModels(means: BoughtMeans) {
  return async (market: Market, type: DeviceType, brand: string): Promise<readonly BoughtModel[]> =>
    (await means.bought.ofBrand(means.runner, market, type, brand)).map(pricedIn(means, market))
}

/** Of what the shop sells best, what it buys. */
export function makeListPopularBought(
  means: BoughtMeans & { readonly products: Pick<ProductStore, 'popular'> },
) {
  return async (market: Market, limit: number): Promise<readonly BoughtModel[]> => {
    const known = await means.products.popular(market, limit)
    const ids = known.map(({ product }) => product.model.id)
    return (await means.bought.byIds(means.runner, market, ids)).map(pricedIn(means, market))
  }
}

export function pricedIn({ currencyOf }: Pick<BoughtMeans, 'currencyOf'>, market: Market) {
  return ({ product, mostMinor }: BoughtRow): BoughtModel => ({
    product,
    most: { minor: mostMinor, currency: currencyOf(market) },
  })
}
