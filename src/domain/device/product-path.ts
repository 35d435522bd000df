import { buildUrl, type QueryPair } from '#domain/market/build-url.ts'
import { categorySlugs } from '#domain/market/category.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import { slug } from '#domain/market/transliterate.ts'
import type { Grade, Product } from './device.ts'
import { categoryOf } from './device-category.ts'
import { gradeToWire } from './grade.ts'
import { knownStorage } from './title.ts'

/** category-brand-model-storage-color, without missing parts (Spec 2.2). */
export function productSlug(market: Market, { model, configuration }: Product): string {
  return [
    categorySlugs[market][categoryOf(model.type)],
    ...[model.brand, model.name, knownStorage(configuration), configuration.color?.name].map(part =>
      slug(part ?? '', languageOf[market]),
    ),
  ]
    .filter(part => part !== '')
    .join('-')
}

/** A product path is unique within a market (Spec 2.2, markets.md). */
export function productPath(market: Market, product: Product, grade: Grade): string {
  const { brand, legacyId } = product.model
  const params = [slug(brand, languageOf[market]), productSlug(market, product), String(legacyId)]
  const shape: QueryPair = ['shape', gradeToWire(grade)]
  return buildUrl(market, 'product', params, [shape, ...configurationQuery(market, product)])
}

/** Whether a product URL (its parameters and query, in any grade) belongs to this product. */
export function livesAt(
  market: Market,
  product: Product,
  params: readonly string[],
  query: URLSearchParams,
): boolean {
  const [, urlSlug, legacyId] = params
  return (
    legacyId === String(product.model.legacyId) &&
    urlSlug === productSlug(market, product) &&
    queryKeys.every(key => (query.get(key) ?? '') === queryValue(market, product, key))
  )
}

const queryKeys = ['ram', 'cpu', 'size', 'connectivity', 'material'] as const

type QueryKey = (typeof queryKeys)[number]

function queryValue(market: Market, { configuration }: Product, key: QueryKey): string {
  return slug(configuration[key] ?? '', languageOf[market])
}

function configurationQuery(market: Market, product: Product): readonly QueryPair[] {
  return queryKeys
    .map(key => [key, queryValue(market, product, key)] as const)
    .filter(([, value]) => value !== '')
}
