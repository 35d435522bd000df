import type { Alternative } from '#domain/cart/shelf.ts'
import { productPath } from '#domain/device/product-path.ts'
import type { Market } from '#domain/market/market.ts'
import type { ShelfRow } from '#store/cart/shelf.ts'
import type { AssignedUnit, RequestedDevice } from './assign-units.ts'

/**
 * For a product without a unit in the requested grade: the same product in another grade that has a unit not yet
 * assigned (rules-of-trade.md, Cart).
 */
export function listAlternatives(
  market: Market,
  devices: readonly RequestedDevice[],
  rows: readonly ShelfRow[],
  assigned: readonly AssignedUnit[],
): Alternative[] {
  const served = new Set(assigned.map(each => each.requested))
  const soldOut = new Set(devices.filter(entry => !served.has(entry)).map(entry => entry.productId))
  const assignedCount = (row: ShelfRow) => assigned.filter(each => each.row === row).length
  return rows
    .filter(row => soldOut.has(row.product.id) && row.units.length > assignedCount(row))
    .map(({ id, product, grade, price }) => ({
      productId: product.id,
      listingId: id,
      grade,
      price,
      productUrl: productPath(market, product, grade),
    }))
}
