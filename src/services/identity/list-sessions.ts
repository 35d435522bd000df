import type { Identity } from './identity.ts'
import type { IdentityDeps } from './means.ts'

export function makeListSessions({
  sessions,
}: Pick<IdentityDeps, 'sessions'>): Identity['sessionsOf'] {
  return async ({ userId, sessionId }) => {
    const all = await sessions.ofMember(userId)
    return all.map(({ id, userAgent, startedAt, lastSeenAt }) => ({
      id,
      userAgent,
      isThisOne: id === sessionId,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }))
  }
}
