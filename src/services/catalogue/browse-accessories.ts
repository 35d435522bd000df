import {
  type AccessoryCard,
  type AccessoryFacet,
  type AccessoryPage,
  type AccessorySort,
  accessoryFacetKeys,
} from '#domain/device/accessory-listing.ts'
import type { FacetItem } from '#domain/device/listing.ts'
import { madeForOf } from '#domain/device/made-for.ts'
import type { Filters } from '#domain/market/filters.ts'
import type { Market } from '#domain/market/market.ts'
import { parsePriceRange } from '#domain/market/price-range.ts'
import {
  type AccessoryFacetCount,
  type AccessoryFilters,
  countAccessories,
  findAccessoryBrandName,
  type ListedAccessory,
  listAccessoryPage,
} from '#store/catalogue/accessories.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql'>

const pageSize = 24

export type BrowseAccessories = {
  readonly market: Market
  /** Type, brand and price; other keys do not apply to accessories. */
  readonly filters: Filters
  readonly sort: AccessorySort
  readonly page: number
}

/**
 * One page of the accessories for sale with its facets; the counts of a facet ignore its own filter. A page past the
 * end returns the last one.
 */
export async function browseAccessories(
  ctx: Ctx,
  { market, filters, sort, page: requestedPage }: BrowseAccessories,
): Promise<AccessoryPage> {
  const accessoryFilters = toAccessoryFilters(filters)
  const { total, low, high, facets } = await countAccessories(ctx.sql, market, accessoryFilters)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(requestedPage, pages)
  const offset = (page - 1) * pageSize
  const rows = await listAccessoryPage(ctx.sql, market, accessoryFilters, sort, {
    limit: pageSize,
    offset,
  })
  return {
    cards: rows.map(toAccessoryCard),
    total,
    page,
    pages,
    sort,
    facets: facetsFrom(facets, filters),
    priceRange: { from: Math.floor(low / 100), to: Math.ceil(high / 100) },
  }
}

function toAccessoryFilters({ type, brand, price }: Filters): AccessoryFilters {
  const [range = {}] = price?.flatMap(text => parsePriceRange(text) ?? []) ?? []
  return { ...(type && { type }), ...(brand && { brand }), price: range }
}

export function toAccessoryCard(row: ListedAccessory): AccessoryCard {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    price: row.price,
    madeFor: madeForOf(row.fits, row.newest, row.modelCount),
  }
}

function facetsFrom(
  counts: readonly AccessoryFacetCount[],
  filters: Filters,
): readonly AccessoryFacet[] {
  return accessoryFacetKeys.flatMap(key => {
    const own = counts.filter(count => count.key === key)
    const items = own.map(count => toItem(count, filters[key] ?? [])).sort(byCount)
    return items.length === 0 ? [] : [{ key, items }]
  })
}

function toItem(
  { value, label, count }: AccessoryFacetCount,
  chosen: readonly string[],
): FacetItem {
  return { value, label, count, isChosen: chosen.includes(value) }
}

function byCount(a: FacetItem, b: FacetItem) {
  return b.count - a.count || a.label.localeCompare(b.label, 'en')
}

/** The name of a brand that some accessory fits, by its slug. */
export function nameAccessoryBrand(
  ctx: Ctx,
  market: Market,
  slug: string,
): Promise<string | undefined> {
  return findAccessoryBrandName(ctx.sql, market, slug)
}
