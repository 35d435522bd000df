import type {
  AccessoryFacetKey,
  AccessorySort,
  NamedModel,
} from '#domain/device/accessory-listing.ts'
import type { Fits } from '#domain/device/fits.ts'
import type { Market } from '#domain/market/market.ts'
import type { PriceRange } from '#domain/market/price-range.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import { noteRead } from '../cache/reads.ts'
import { rowsOf, type Sql } from '../transaction.ts'
import { brandName, counts, pageBy } from './accessories-sql.ts'

export type AccessoryFilters = Partial<Readonly<Record<AccessoryFacetKey, readonly string[]>>> & {
  readonly price: PriceRange
}

/** `newest` are the newest of the `modelCount` models that an accessory names. */
export type ListedAccessory = {
  readonly id: string
  readonly type: string
  readonly name: string
  readonly price: Money
  readonly fits: Fits
  readonly newest: readonly NamedModel[]
  readonly modelCount: number
}

export type AccessoryFacetCount = {
  readonly key: AccessoryFacetKey
  readonly value: string
  readonly label: string
  readonly count: number
}

/** Counts after all filters; `low` and `high` are the prices in minor units after all filters except the price. */
export type AccessoryCounts = {
  readonly total: number
  readonly low: number
  readonly high: number
  readonly facets: readonly AccessoryFacetCount[]
}

type PageRequested = { readonly limit: number; readonly offset: number }

export async function countAccessories(
  sql: Sql,
  market: Market,
  filters: AccessoryFilters,
): Promise<AccessoryCounts> {
  noteRead('accessories', 'catalogue')
  const [row] = await rowsOf<RawCounts>(sql, counts, chosen(market, filters))
  if (!row) throw new Error('Counting accessories gave no row.')
  return { ...row, low: Number(row.low), high: Number(row.high) }
}

export async function listAccessoryPage(
  sql: Sql,
  market: Market,
  filters: AccessoryFilters,
  sort: AccessorySort,
  { limit, offset }: PageRequested,
): Promise<readonly ListedAccessory[]> {
  noteRead('accessories', 'catalogue')
  const values = [...chosen(market, filters), limit, offset]
  return (await rowsOf<RawAccessory>(sql, pageBy[sort], values)).map(toListed)
}

/** The name of a brand that an accessory on offer is made for. */
export async function findAccessoryBrandName(
  sql: Sql,
  market: Market,
  slug: string,
): Promise<string | undefined> {
  noteRead('accessories', 'catalogue')
  const [row] = await rowsOf<{ label: string }>(sql, brandName, [market, slug])
  return row?.label
}

type RawCounts = { total: number; low: string; high: string; facets: AccessoryFacetCount[] }
type RawAccessory = {
  id: string
  type: string
  name: string
  price_minor: string
  currency: Currency
  fits: Fits
  newest: readonly NamedModel[]
  model_count: number
}

function inMinor(units: number | undefined) {
  return units === undefined ? null : units * 100
}

function chosen(market: Market, { type, brand, price }: AccessoryFilters) {
  return [market, type ?? null, brand ?? null, inMinor(price.from), inMinor(price.to)]
}

function toListed(row: RawAccessory): ListedAccessory {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    price: { minor: Number(row.price_minor), currency: row.currency },
    fits: row.fits,
    newest: row.newest,
    modelCount: row.model_count,
  }
}
