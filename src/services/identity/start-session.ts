import type { Opened } from '#providers/identity/accounts.ts'
import { attachOrders } from './attach-orders.ts'
import type { Entry } from './identity.ts'
import type { IdentityDeps } from './means.ts'

type Deps = Pick<IdentityDeps, 'members' | 'tokens' | 'cookies' | 'now'>

/**
 * A signed-in member gets the session, the mark that scripts can read, a custom token, and the orders placed as a
 * guest (Spec 4.7).
 */
export async function startSession(deps: Deps, { member, cookies }: Opened): Promise<Entry> {
  await attachOrders(deps, member)
  const { userId, sessionId } = member
  const token = deps.tokens.mint({ userId, sessionId, now: deps.now() })
  return {
    member,
    cookies: [...cookies, deps.cookies.memberMarkCookie(), deps.cookies.customTokenCookie(token)],
  }
}
