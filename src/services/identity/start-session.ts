import type { Opened } from '#providers/identity/accounts.ts'
import type { Context } from '../context.ts'
import { attachOrders } from './attach-orders.ts'
import type { Entry } from './identity.ts'

type Ctx = Pick<Context, 'sql' | 'clock' | 'keys' | 'cookies'>

/**
 * A signed-in member gets the session, the mark that scripts can read, a custom token, and the orders placed as a
 * guest (Spec 4.7).
 */
export async function startSession(ctx: Ctx, { member, cookies }: Opened): Promise<Entry> {
  await attachOrders(ctx, member)
  const { userId, sessionId } = member
  const token = ctx.keys.customTokens.mint({ userId, sessionId, now: ctx.clock() })
  return {
    member,
    cookies: [...cookies, ctx.cookies.memberMarkCookie(), ctx.cookies.customTokenCookie(token)],
  }
}
