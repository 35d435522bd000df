import { type SQL, sql } from 'drizzle-orm'
import type { Configuration, Grade, Model, Product } from '#domain/device/device.ts'
import { type ProductField, productFields } from '#domain/device/product-fields.ts'
import type { PricePoint } from '#domain/money/announced-discount.ts'
import type { Money } from '#domain/money/money.ts'
import { noteRead } from '../cache/reads.ts'

/** A listing with its product and model, as one row of SQL. */
export type ListingRow = {
  readonly id: string
  readonly product: Product
  readonly grade: Grade
  readonly price: Money
  readonly newPrice: Money | undefined
  readonly stock: number
}

/** A listing with all its prices, oldest first. */
export type PricedListing = ListingRow & { readonly prices: readonly PricePoint[] }

export type RawListing = RawProduct & {
  id: string
  grade: Grade
  currency: Money['currency']
  price: string
  new_price: string | null
  stock: number
}

/** Each price with the time since when it applies, in milliseconds since 1970. */
export type RawPriced = RawListing & {
  prices: readonly (readonly [since: number, minor: number])[]
}

export type RawProduct = { [Field in ProductField]: NonNullable<Configuration[Field]> | null } & {
  product_id: string
  model_id: string
  legacy_id: number
  brand: string
  model: string
  type: Model['type']
  year: number
}

const fieldColumns = productFields.map(field => `p.${snakeCase(field)} as "${field}"`).join(', ')

/** The columns of RawProduct over `product p`, `model m`. */
export const productColumns = `p.id as product_id, ${fieldColumns},
  m.id as model_id, m.legacy_id, m.brand, m.name as model, m.type, m.year`

/** The columns of RawListing, which add `listing l`. */
export const listingColumns: SQL = sql`l.id, l.grade, l.currency, l.price_minor as price, l.new_price_minor as new_price, l.stock,
  ${sql.raw(productColumns)}`

/** The columns of RawPriced, from the same tables. */
export const pricedColumns: SQL = sql`${listingColumns}, (
    select coalesce(json_agg(json_build_array(extract(epoch from h.since) * 1000, h.price_minor) order by h.since), '[]')
    from price_history h where h.listing_id = l.id
  ) as prices`

export function toPriced(row: RawPriced): PricedListing {
  const prices = row.prices.map(([since, minor]) => ({ since: new Date(since), minor }))
  return { ...toListing(row), prices }
}

export function toListing(row: RawListing): ListingRow {
  noteRead(`listing:${row.id}`)
  return {
    id: row.id,
    product: toProduct(row),
    grade: row.grade,
    price: { minor: Number(row.price), currency: row.currency },
    newPrice:
      row.new_price === null ? undefined : { minor: Number(row.new_price), currency: row.currency },
    stock: row.stock,
  }
}

export function toProduct(row: RawProduct): Product {
  noteRead('catalogue')
  return {
    id: row.product_id,
    model: toModel(row),
    configuration: toConfiguration(row),
  }
}

function toModel(row: RawProduct): Model {
  return {
    id: row.model_id,
    legacyId: row.legacy_id,
    brand: row.brand,
    name: row.model,
    type: row.type,
    year: row.year,
  }
}

function toConfiguration(row: RawProduct): Configuration {
  return Object.fromEntries(
    productFields.flatMap(field => (row[field] === null ? [] : [[field, row[field]]])),
  )
}

function snakeCase(name: string) {
  return name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
}
