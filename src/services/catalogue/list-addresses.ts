import { categoryOf } from '#domain/device/device-category.ts'
import { productPath } from '#domain/device/product-path.ts'
import { buildUrl, categoryPath } from '#domain/market/build-url.ts'
import { categories } from '#domain/market/category.ts'
import type { Market } from '#domain/market/market.ts'
import type { ListedStore } from '#store/catalogue/listed.ts'

type Deps = { readonly listed: ListedStore }

/** The number of URLs per sitemap file; the protocol allows 50,000. */
const most = 10_000

/** The number of sitemap files for the products of a market. */
export function makeCountProductParts({ listed }: Deps) {
  return async (market: Market): Promise<number> => Math.ceil((await listed.count(market)) / most)
}

/** The paths of the products in stock in a market; `part` counts from 1. */
export function makeListProductPaths({ listed }: Deps) {
  return async (market: Market, part: number): Promise<readonly string[]> => {
    const listings = await listed.listings(market, (part - 1) * most, most)
    return listings.map(({ product, grade }) => productPath(market, product, grade))
  }
}

/** The listings in stock, in parts like those of the sitemap. */
export function makeListItems({ listed }: Deps) {
  return (market: Market, part: number) => listed.listings(market, (part - 1) * most, most)
}

/** The paths of all lists that are not empty: categories, brands in them, brands, and their models. */
export function makeListListPaths({ listed }: Deps) {
  return async (market: Market): Promise<readonly string[]> => {
    const models = await listed.models(market)
    return [
      ...new Set([
        ...categories.map(category => categoryPath(market, category)),
        ...models.map(({ type, brandSlug }) => categoryPath(market, categoryOf(type), brandSlug)),
        ...models.map(({ brandSlug }) => buildUrl(market, 'shop-brand', [brandSlug])),
        ...models.map(each => buildUrl(market, 'shop-brand-model', [each.brandSlug, each.slug])),
      ]),
    ]
  }
}
