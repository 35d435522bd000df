import { ping } from '#store/ping.ts'
import type { Context } from '../context.ts'

/** Throws while the database is unavailable. */
export function pingDatabase(ctx: Pick<Context, 'db'>): Promise<void> {
  return ping(ctx.db)
}
