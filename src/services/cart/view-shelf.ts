import type { ShelfFacts } from '#domain/cart/line.ts'
import type { Market } from '#domain/market/market.ts'
import { readAccessories } from './read-accessories.ts'
import type { CartStores } from './refresh-cart.ts'
import { toShelfFacts } from './shelf-facts.ts'

type Stores = Pick<CartStores, 'sql' | 'shelf' | 'accessories' | 'settingsOf'>

/** The data that a product page puts into a cart: each listing with one of its units. */
export function makeViewShelf(stores: Stores) {
  return async (
    market: Market,
    listingIds: readonly string[],
  ): Promise<ReadonlyMap<string, ShelfFacts>> => {
    const question = { market, listingIds, productIds: [], unitIds: [], depth: 1 }
    const [rows, offered] = await Promise.all([
      stores.shelf.read(stores.sql, question),
      readAccessories(stores, market),
    ])
    return new Map(
      rows.map(row => [row.id, toShelfFacts(market, row, row.units[0] ?? '', offered)]),
    )
  }
}
