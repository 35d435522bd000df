import { addToTally, type Tally } from '#store/tally/tallies.ts'
import type { Context } from '../context.ts'

/** Adds `by` to the count of `key` in all processes; a window that begins with this call lasts `windowMs`. */
export function countRequests(
  ctx: Pick<Context, 'sql' | 'keys'>,
  key: string,
  by: number,
  windowMs: number,
): Promise<Tally> {
  return addToTally(ctx.sql, ctx.keys.secret, key, by, windowMs)
}
