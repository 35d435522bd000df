import type { Opened } from '#providers/identity/accounts.ts'
import { attachOrders } from './attach-orders.ts'
import type { Entry } from './identity.ts'
import type { IdentityMeans } from './means.ts'

type Means = Pick<IdentityMeans, 'members' | 'tokens' | 'cookies' | 'now'>

/** Spec 4.7: whoever is in gets the session, the mark scripts can read, and a custom token; and what was bought as a guest. */
export async function letIn(means: Means, { member, cookies }: Opened): Promise<Entry> {
  await attachOrders(means, member)
  const { userId, sessionId } = member
  const token = means.tokens.mint({ userId, sessionId, now: means.now() })
  return {
    member,
    cookies: [...cookies, means.cookies.memberMarkCookie(), means.cookies.customTokenCookie(token)],
  }
}
