import type { ShelfFacts } from '#domain/cart/line.ts'
import type { Market } from '#domain/market/market.ts'
import type { AccessoryStore } from '#store/cart/accessories.ts'
import type { ShelfStore } from '#store/cart/shelf.ts'
import type { Runner } from '#store/transaction.ts'
import { toShelfFacts } from './shelf-facts.ts'

type Stores = {
  readonly runner: Runner
  readonly shelf: ShelfStore
  readonly accessories: AccessoryStore
}

/** What a product's page puts into a cart: the facts of each listing, with one of its units. */
export const makeViewShelf =
  ({ runner, shelf, accessories }: Stores) =>
  async (
    market: Market,
    listingIds: readonly string[],
  ): Promise<ReadonlyMap<string, ShelfFacts>> => {
    const question = { market, listingIds, productIds: [], unitIds: [], depth: 1 }
    const [rows, offered] = await Promise.all([
      shelf.read(runner, question),
      accessories.ofMarket(runner, market),
    ])
    return new Map(
      rows.map(row => [row.id, toShelfFacts(market, row, row.units[0] ?? '', offered)]),
    )
  }
