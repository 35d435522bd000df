import type { Opened } from '#providers/identity/accounts.ts'
import { attachOrders } from './attach-orders.ts'
import type { Entry } from './identity.ts'
import type { IdentityDeps } from './means.ts'

type Deps = Pick<IdentityDeps, 'members' | 'tokens' | 'cookies' | 'now'>

/** Spec 4.7: whoever is in gets the session, the mark scripts can read, and a custom token; and what was bought as a guest. */
export async function startSession(deps: Deps, { member, cookies }: Opened): Promise<Entry> {
  await attachOrders(deps, member)
  const { userId, sessionId } = member
  const token = deps.tokens.mint({ userId, sessionId, now: deps.now() })
  return {
    member,
    cookies: [...cookies, deps.cookies.memberMarkCookie(), deps.cookies.customTokenCookie(token)],
  }
}
