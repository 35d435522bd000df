import { deleteLapsedSessions } from '#store/identity/sessions.ts'
import { deleteLapsedStaffSessions } from '#store/staff/staff.ts'
import type { Context } from '../context.ts'

type Ctx = Pick<Context, 'sql' | 'clock'>

const unconfirmedForMs = 7 * 86_400_000

/** Deletes expired sessions, links, codes and burnt tokens, and accounts that never proved an address. */
export async function forgetLapsed(ctx: Ctx): Promise<void> {
  const at = ctx.clock()
  await deleteLapsedSessions(ctx.sql, at, new Date(at.getTime() - unconfirmedForMs))
  await deleteLapsedStaffSessions(ctx.sql, at)
}
