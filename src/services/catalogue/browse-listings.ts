import { type DeviceType, deviceTypes, grades } from '#domain/device/device.ts'
import { categoryOf } from '#domain/device/device-category.ts'
import { gradeFromWire, gradeToWire } from '#domain/device/grade.ts'
import type { CataloguePage, Facet, FacetItem, ListingPage } from '#domain/device/listing.ts'
import type { Sort } from '#domain/device/sort.ts'
import type { Category } from '#domain/market/category.ts'
import { type FilterKey, filterKeys } from '#domain/market/filter-keys.ts'
import type { Filters } from '#domain/market/filters.ts'
import type { Market } from '#domain/market/market.ts'
import { parsePriceRange } from '#domain/market/price-range.ts'
import { listListingPage, needsTotal } from '#store/catalogue/browse.ts'
import { type FacetCount, readFacets } from '#store/catalogue/facets.ts'
import type { FacetKey, ListingFilters, ListingScope } from '#store/catalogue/filters-sql.ts'
import { listModelsOnShelf } from '#store/catalogue/models-on-shelf.ts'
import type { Context } from '../context.ts'
import { withOffer, withOffers } from './with-offers.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

const pageSize = 24
/** A card of a model says more than that of a listing; pages of both are as long in bytes. */
const modelsAPage = 18

export type Browse = {
  readonly market: Market
  /** Default: all categories, as on a brand page. */
  readonly category?: Category
  /** Default: all models. Otherwise model ids found by a search, best match first. */
  readonly models?: readonly string[]
  readonly filters: Filters
  readonly sort: Sort
  readonly page: number
}

/**
 * One page of listings in stock with its facets; the counts of a facet ignore its own filter. A page past the end
 * returns the last one.
 */
export async function browseListings(ctx: Ctx, browse: Browse): Promise<ListingPage> {
  const scope = scopeOf(browse)
  const filters = toListingFilters(browse.filters)
  const { found, rows } = await countedPage(ctx, browse, scope, filters)
  const { total, counts, priceRange } = found
  return {
    cards: withOffers(rows, ctx.clock()),
    total,
    ...placeOf(browse.page, total),
    sort: browse.sort,
    facets: facetsFrom(counts, browse.filters),
    priceRange,
  }
}

/**
 * The same as customers see it: one card for each model, with its variants; listings as soon as the list is about a
 * single model, or some are chosen.
 */
export async function browseModels(ctx: Ctx, browse: Browse): Promise<CataloguePage> {
  const { filters, models, sort } = browse
  if (filters.model?.length || models?.length === 1) return browseListings(ctx, browse)
  const scope = scopeOf(browse)
  const chosen = toListingFilters(filters)
  const [{ total, counts, priceRange }, shelf] = await Promise.all([
    readFacets(ctx.sql, scope, chosen, facetsFor(scope.types, browse)),
    listModelsOnShelf(ctx.sql, scope, chosen, { sort, page: browse.page, limit: modelsAPage }),
  ])
  if (shelf.total === 1) return browseListings(ctx, browse)
  const now = ctx.clock()
  return {
    cards: shelf.rows.map(row => ({ ...withOffer(row, now), variants: row.variants })),
    models: shelf.total,
    total,
    ...placeOf(browse.page, shelf.total, modelsAPage),
    sort,
    facets: facetsFrom(counts, filters),
    priceRange,
  }
}

/** The counts and the page, together if the page can be read without the counts. */
async function countedPage(ctx: Ctx, browse: Browse, scope: ListingScope, filters: ListingFilters) {
  const { sort, page } = browse
  const keys = facetsFor(scope.types, browse)
  if (!needsTotal(scope, filters, page)) {
    const first = { sort, limit: pageSize, offset: 0, total: undefined }
    const [found, rows] = await Promise.all([
      readFacets(ctx.sql, scope, filters, keys),
      listListingPage(ctx.sql, scope, filters, first),
    ])
    return { found, rows }
  }
  const found = await readFacets(ctx.sql, scope, filters, keys)
  const { total } = found
  const offset = (placeOf(page, total).page - 1) * pageSize
  const rows = await listListingPage(ctx.sql, scope, filters, {
    sort,
    limit: pageSize,
    offset,
    total,
  })
  return { found, rows }
}

function scopeOf({ market, category, models }: Browse): ListingScope {
  const types = deviceTypes.filter(type => !category || categoryOf(type) === category)
  return { market, types, ...(models && { models }) }
}

function placeOf(requested: number, total: number, size = pageSize) {
  const pages = Math.max(1, Math.ceil(total / size))
  return { page: Math.min(requested, pages), pages }
}

/**
 * The model facet is offered only within a brand or among the models a search found: the full list would be too
 * long.
 */
function facetsFor(types: readonly DeviceType[], { models, filters }: Browse): readonly FacetKey[] {
  const isNarrow = models !== undefined || [filters.brand, filters.model].some(some => some?.length)
  const [only] = types.length === 1 ? types : []
  return ['brand', ...(isNarrow ? ['model' as const] : []), ...facetsOf(only)]
}

function facetsOf(type: DeviceType | undefined): readonly FacetKey[] {
  if (type === 'LAPTOP') return ['storage', 'color', 'grade', 'ram', 'cpu']
  if (type === 'SMARTWATCH') return ['color', 'grade', 'size', 'connectivity', 'material']
  return ['storage', 'color', 'grade']
}

/** URLs use the grades of the API; the store uses the internal names. */
function toListingFilters(filters: Filters): ListingFilters {
  const grade = filters.grade?.flatMap(value => gradeFromWire(value) ?? [])
  const [price] = filters.price?.flatMap(text => parsePriceRange(text) ?? []) ?? []
  const { price: _price, type: _type, ...values } = filters
  return { values: grade ? { ...values, grade } : values, price: price ?? {} }
}

function facetsFrom(counts: readonly FacetCount[], filters: Filters): readonly Facet[] {
  return filterKeys.flatMap(key => {
    const own = counts.filter(count => count.key === key)
    return key === 'price' || own.length === 0
      ? []
      : [{ key, items: own.map(count => item(count, filters[key] ?? [])).sort(orderFor(key)) }]
  })
}

function item({ key, value, label, count }: FacetCount, chosen: readonly string[]): FacetItem {
  const grade = key === 'grade' ? grades.find(each => each === label) : undefined
  const urlValue = grade ? gradeToWire(grade) : value
  return { value: urlValue, label, count, isChosen: chosen.includes(urlValue) }
}

function orderFor(key: FilterKey) {
  return (a: FacetItem, b: FacetItem) => {
    if (key === 'grade') return gradeRank(a) - gradeRank(b)
    if (key === 'storage' || key === 'ram' || key === 'size')
      return amount(a.label) - amount(b.label)
    return b.count - a.count || a.label.localeCompare(b.label, 'en')
  }
}

function gradeRank({ label }: FacetItem) {
  return (grades as readonly string[]).indexOf(label)
}

function amount(label: string) {
  return Number.parseFloat(label) * (label.includes('TB') ? 1024 : 1)
}
