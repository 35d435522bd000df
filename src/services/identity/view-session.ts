import { hasMemberMark } from './cookies.ts'
import type { Identity } from './identity.ts'
import type { IdentityDeps } from './means.ts'

const hourMs = 3_600_000

type Deps = Pick<IdentityDeps, 'accounts' | 'sessions' | 'now'>

/** Distinguishes a browser that had a session and has none now from one that never had one (Spec 4.7). */
export function makeViewSession({ accounts, sessions, now }: Deps): Identity['viewerOf'] {
  return async (cookie = '') => {
    if (!accounts.hasSessionCookie(cookie))
      return { kind: hasMemberMark(cookie) ? 'was-member' : 'visitor' }
    const live = await accounts.sessionOf(cookie)
    if (!live) return { kind: 'was-member' }
    const { member, lastSeenAt } = live
    if (now().getTime() - lastSeenAt.getTime() > hourMs) await sessions.seen(member.sessionId)
    return { kind: 'member', member }
  }
}
