import type { Member } from '#domain/identity/member.ts'
import { isMarket } from '#domain/market/market.ts'
import type { LiveSession, Opened } from './accounts.ts'
import { type Auth, isRefused, unlessRefused } from './auth.ts'
import { noMailbox } from './auth-options.ts'

/** Finds the member of a session cookie, and ends the session. */
export function createSessions(auth: Auth) {
  const findSession = async (cookie: string) => {
    const result = await unlessRefused(auth.api.getSession({ headers: new Headers({ cookie }) }))
    return result && !isRefused(result) ? result : undefined
  }
  const sessionOf = async (cookie: string): Promise<LiveSession | undefined> => {
    const found = await findSession(cookie)
    return (
      found && {
        member: toMember(found.user, found.session.id),
        lastSeenAt: found.session.updatedAt,
      }
    )
  }
  return {
    sessionOf,
    hasSessionCookie: (cookie: string): boolean => sessionCookie.test(cookie),
    /** The session that was just started with these Set-Cookie lines. */
    openedBy: async (lines: readonly string[]): Promise<Opened | undefined> => {
      const sessionLine = lines.find(line => sessionCookie.test(line))
      const session = sessionLine && (await sessionOf(sessionLine.split(';')[0] ?? ''))
      return session ? { member: session.member, cookies: lines } : undefined
    },
    signOut: async (cookie: string): Promise<readonly string[]> => {
      // The library reports no error if it cannot end the session: it is ended here first.
      const found = await findSession(cookie)
      if (found) await (await auth.$context).internalAdapter.deleteSession(found.session.token)
      const headers = new Headers({ cookie })
      const result = await auth.api.signOut({ headers, returnHeaders: true })
      return result.headers.getSetCookie()
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>

const sessionCookie = /(?:^|;\s*)(?:__Host-)?kintsu\.session=./

type FoundUser = NonNullable<Awaited<ReturnType<Auth['api']['getSession']>>>['user']

function toMember(user: FoundUser, sessionId: string): Member {
  const { market } = user
  if (!market || !isMarket(market)) throw new Error(`member ${user.id} has no market`)
  return {
    userId: user.id,
    sessionId,
    name: user.name,
    email: user.email.endsWith(`@${noMailbox}`) ? undefined : user.email,
    isEmailVerified: user.emailVerified,
    phone: (user.phoneNumberVerified && user.phoneNumber) || undefined,
    market,
  }
}
