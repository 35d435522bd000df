import { categoryOf } from '#domain/device/device-category.ts'
import { productPath } from '#domain/device/product-path.ts'
import { buildUrl, categoryPath } from '#domain/market/build-url.ts'
import { categories } from '#domain/market/category.ts'
import type { Market } from '#domain/market/market.ts'
import { countListings, listAllListings, listListedModels } from '#store/catalogue/listed.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'db'>

/** The number of URLs per sitemap file; the protocol allows 50,000. */
const urlsPerFile = 10_000

/** The number of sitemap files for the products of a market. */
export async function countProductParts(ctx: Ctx, market: Market): Promise<number> {
  return Math.ceil((await countListings(ctx.db, market)) / urlsPerFile)
}

/** The paths of the products in stock in a market; `part` counts from 1. */
export async function listProductPaths(
  ctx: Ctx,
  market: Market,
  part: number,
): Promise<readonly string[]> {
  const listings = await listAllListings(ctx.db, market, (part - 1) * urlsPerFile, urlsPerFile)
  return listings.map(({ product, grade }) => productPath(market, product, grade))
}

/** The listings in stock, in parts like those of the sitemap. */
export function listItems(ctx: Ctx, market: Market, part: number) {
  return listAllListings(ctx.db, market, (part - 1) * urlsPerFile, urlsPerFile)
}

/** The paths of all lists that are not empty: categories, brands in them, brands, and their models. */
export async function listListPaths(ctx: Ctx, market: Market): Promise<readonly string[]> {
  const models = await listListedModels(ctx.db, market)
  return [
    ...new Set([
      ...categories.map(category => categoryPath(market, category)),
      ...models.map(({ type, brandSlug }) => categoryPath(market, categoryOf(type), brandSlug)),
      ...models.map(({ brandSlug }) => buildUrl(market, 'shop-brand', [brandSlug])),
      ...models.map(each => buildUrl(market, 'shop-brand-model', [each.brandSlug, each.slug])),
    ]),
  ]
}
