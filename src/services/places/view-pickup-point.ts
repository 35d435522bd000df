import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { Market } from '#domain/market/market.ts'
import { findPickupPoint } from '#store/order/places.ts'
import type { Context } from '../context.ts'

/** An open pickup point; `undefined` when it is closed or belongs to another market. */
export async function viewPickupPoint(
  ctx: Pick<Context, 'sql'>,
  market: Market,
  id: string,
): Promise<PickupPoint | undefined> {
  return findPickupPoint(ctx.sql, market, id)
}
