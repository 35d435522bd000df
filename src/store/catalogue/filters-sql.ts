import { type SQL, sql } from 'drizzle-orm'
import type { DeviceType } from '#domain/device/device.ts'
import { type FilterKey, filterKeys } from '#domain/market/filter-keys.ts'
import type { Market } from '#domain/market/market.ts'
import type { PriceRange } from '#domain/market/price-range.ts'

/** Everything that is filtered by equality; a value is `facet_slug` of what is stored, so "128 GB" is asked for as `128-gb`. */
export type FacetKey = Exclude<FilterKey, 'price'>

export type ListingFilters = {
  readonly values: Partial<Readonly<Record<FacetKey, readonly string[]>>>
  readonly price: PriceRange
}

/** Whose listings: one market's, of some device types, perhaps one brand's or one model's. */
export type ListingScope = {
  readonly market: Market
  readonly types: readonly DeviceType[]
}

/** The stored value behind each facet (what is shown), and its slug (what is asked for). */
export const facetValue: Readonly<Record<FacetKey, SQL>> = {
  brand: sql`m.brand`,
  model: sql`m.name`,
  storage: sql`p.storage`,
  color: sql`p.color ->> 'family'`,
  grade: sql`l.grade`,
  ram: sql`p.ram`,
  cpu: sql`p.cpu`,
  size: sql`p.size`,
  connectivity: sql`p.connectivity`,
  material: sql`p.material`,
}

export const facetSlug = (key: FacetKey): SQL => {
  if (key === 'brand') return sql`m.brand_slug`
  if (key === 'model') return sql`m.slug`
  return sql`facet_slug(${facetValue[key]})`
}

export const listingTables: SQL = sql`listing l join product p on p.id = l.product_id join model m on m.id = p.model_id`

export const inScope = ({ market, types }: ListingScope): SQL =>
  sql`l.market = ${market} and l.stock > 0 and m.type in (${sql.join(
    types.map(type => sql`${type}`),
    sql`, `,
  )})`

/** The chosen filters as a condition; `without` leaves one out, as a facet counts its own values with itself not applied. */
export const matching = (filters: ListingFilters, without?: FacetKey | 'price'): SQL => {
  const conditions = filterKeys.flatMap(key => {
    const values = key === 'price' ? undefined : filters.values[key]
    if (key === 'price' || key === without || !values || values.length === 0) return []
    return [
      sql`${facetSlug(key)} in (${sql.join(
        values.map(value => sql`${value}`),
        sql`, `,
      )})`,
    ]
  })
  const { from, to }: PriceRange = without === 'price' ? {} : filters.price
  if (from !== undefined) conditions.push(sql`l.price_minor >= ${from * 100}`)
  if (to !== undefined) conditions.push(sql`l.price_minor <= ${to * 100}`)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
