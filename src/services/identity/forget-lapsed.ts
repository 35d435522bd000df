import { deleteLapsedSessions } from '#store/identity/sessions.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

const unconfirmedForMs = 7 * 86_400_000

/** Deletes expired sessions, links, codes and burnt tokens, and accounts that never proved an address. */
export function forgetLapsed(ctx: Ctx): Promise<void> {
  const at = ctx.clock()
  return deleteLapsedSessions(ctx.sql, at, new Date(at.getTime() - unconfirmedForMs))
}
