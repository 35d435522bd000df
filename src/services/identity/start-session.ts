import type { BlockedRefusal } from '#domain/identity/identity-refusal.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Opened } from '#providers/identity/accounts.ts'
import { deleteSession, isBlocked } from '#store/identity/sessions.ts'
import type { Context } from '../context.ts'
import { welcomeMember } from '../loyalty/welcome-member.ts'
import { attachOrders } from './attach-orders.ts'
import type { Entry } from './identity.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'cookies' | 'settings'>

/**
 * A signed-in member gets the session, the mark that scripts can read, a custom token, and the orders placed as a
 * guest (Spec 4.7); whoever bought nothing yet, the voucher of new customers, too. Whom staff blocked gets none of it.
 */
export async function startSession(
  ctx: Ctx,
  { member, cookies }: Opened,
): Promise<Result<Entry, BlockedRefusal>> {
  const { userId, sessionId } = member
  if (await isBlocked(ctx.sql, userId)) {
    await deleteSession(ctx.sql, userId, sessionId)
    return refuse({ kind: 'blocked' })
  }
  await attachOrders(ctx, member)
  await welcomeMember(ctx, member.userId)
  const token = ctx.keys.customTokens.mint({ userId, sessionId, now: ctx.clock() })
  return ok({
    member,
    cookies: [...cookies, ctx.cookies.memberMarkCookie(), ctx.cookies.customTokenCookie(token)],
  })
}
