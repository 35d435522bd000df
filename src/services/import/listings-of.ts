import type { Grade } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { DeviceCatalogue, ListingRow } from '#store/import/device-catalogue.ts'
import type { Sql } from '#store/transaction.ts'
import type { StockError } from './error.ts'
import type { FoundProduct } from './find-products.ts'

/** The listing of a product in a grade; only listings have a price, so a missing one is not created. */
export type Listings = (product: FoundProduct, grade: Grade) => Result<ListingRow, StockError>

export async function listingsOf(
  catalogue: DeviceCatalogue,
  sql: Sql,
  market: Market,
  products: readonly FoundProduct[],
): Promise<Listings> {
  const ids = [...new Set(products.map(({ id }) => id))]
  const rows = ids.length === 0 ? [] : await catalogue.listings(sql, market, ids)
  const known = new Map(rows.map(row => [keyOf(row.productId, row.grade), row]))
  return ({ id, sku }, grade) => {
    const listing = known.get(keyOf(id, grade))
    return listing
      ? ok(listing)
      : refuse({ kind: 'no-listing', column: 'grade', sku, grade, market })
  }
}

function keyOf(productId: string, grade: Grade) {
  return `${grade} ${productId}`
}
