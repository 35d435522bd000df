import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'

/** Header with the id of whose session to open; for our own calls only. */
export const openerHeader = 'x-kintsu-opens'

/** Opens a session without asking for anything; like all of the library, it has no address. */
export function sessionOpener() {
  const openSession = createAuthEndpoint(
    '/open-session',
    { method: 'POST', requireHeaders: true },
    async ctx => {
      const { internalAdapter } = ctx.context
      const user = await internalAdapter.findUserById(ctx.headers.get(openerHeader) ?? '')
      if (!user) throw new APIError('UNAUTHORIZED')
      const session = await internalAdapter.createSession(user.id)
      await setSessionCookie(ctx, { session, user })
      return ctx.json({})
    },
  )
  return { id: 'session-opener', endpoints: { openSession } } satisfies BetterAuthPlugin
}
