import type { ShelfFacts } from '#domain/cart/line.ts'
import type { Market } from '#domain/market/market.ts'
import { readShelf } from '#store/cart/shelf.ts'
import type { Context } from '../context.ts'
import { readAccessories } from './read-accessories.ts'
import { toShelfFacts } from './shelf-facts.ts'

type Ctx = Pick<Context, 'sql' | 'settings'>

/**
 * The data that a product page puts into a cart: each listing with one of its units. `known` are the accessories of the
 * market, if they are being read already.
 */
export async function viewShelf(
  ctx: Ctx,
  market: Market,
  listingIds: readonly string[],
  known = readAccessories(ctx, market),
): Promise<ReadonlyMap<string, ShelfFacts>> {
  const shelfQuery = { market, listingIds, productIds: [], unitIds: [], depth: 1 }
  const [rows, accessories] = await Promise.all([readShelf(ctx.sql, shelfQuery), known])
  return new Map(
    rows.map(row => [row.id, toShelfFacts(market, row, row.units[0] ?? '', accessories)]),
  )
}
