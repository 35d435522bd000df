import { deleteIdempotencyKeys } from '#store/order/orders.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

/** No browser repeats a request after this time; the cart's own id still leads to the first order. */
const retentionMs = 30 * 24 * 60 * 60_000

/** Deletes the keys of requests that will not be repeated; returns how many. */
export function forgetKeys(ctx: Ctx): Promise<number> {
  return deleteIdempotencyKeys(ctx.sql, new Date(ctx.clock().getTime() - retentionMs))
}
