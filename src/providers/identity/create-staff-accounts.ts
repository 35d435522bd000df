import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { longestPassword } from '#domain/identity/password-rules.ts'
import { shortestStaffPassword } from '#domain/staff/password-rules.ts'
import { isRefused, unlessRefused } from './auth.ts'
import { type AccountOptions, captureToken, keyOf, tokenCapture } from './auth-options.ts'
import { openerHeader, sessionOpener } from './session-opener.ts'
import type { StaffAccounts, StaffEntry, StaffSession } from './staff-accounts.ts'

const hour = 3_600
const sessionSeconds = 8 * hour
const invitationSeconds = 3 * 24 * hour

/** On tables named staff, staffSession, staffAccount, staffTwoFactor, staffVerification. */
function openStaffAuth({ database, secret, isSecure, hashing }: AccountOptions) {
  const prefix = `${isSecure ? '__Host-' : ''}kintsu.staff`
  const named = (name: string) => ({ name: `${prefix}${name}` })
  return betterAuth({
    appName: 'Kintsu',
    baseURL: 'http://kintsu.invalid',
    basePath: '/staff-identity',
    secret: keyOf(`staff ${secret}`),
    database,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    user: { modelName: 'staff' },
    session: {
      modelName: 'staffSession',
      expiresIn: sessionSeconds,
      disableSessionRefresh: true,
      additionalFields: { factorAt: { type: 'date', required: false, input: false } },
    },
    account: { modelName: 'staffAccount', accountLinking: { enabled: false } },
    verification: {
      modelName: 'staffVerification',
      storeIdentifier: 'hashed',
      disableCleanup: true,
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: shortestStaffPassword,
      maxPasswordLength: longestPassword,
      resetPasswordTokenExpiresIn: invitationSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ token }) => captureToken(token),
      password: hashing,
    },
    advanced: {
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure },
      cookies: {
        session_token: named(''),
        session_data: named('_data'),
        account_data: named('_account'),
        dont_remember: named('_once'),
        two_factor: named('_factor'),
        trust_device: named('_device'),
      },
    },
    plugins: [
      twoFactor({ schema: { twoFactor: { modelName: 'staffTwoFactor' } } }),
      sessionOpener(),
    ],
  })
}

const sessionCookie = /(?:^|;\s*)(?:__Host-)?kintsu\.staff=./

/** Staff accounts by better-auth, called by its functions: it has no HTTP endpoint of its own and sends nothing. */
export function createStaffAccounts(options: AccountOptions): StaffAccounts {
  const auth = openStaffAuth(options)

  const sessionOf = async (cookie: string): Promise<StaffSession | undefined> => {
    if (!sessionCookie.test(cookie)) return undefined
    const found = await unlessRefused(auth.api.getSession({ headers: new Headers({ cookie }) }))
    if (!found || isRefused(found)) return undefined
    const { id: sessionId, userId: staffId, factorAt } = found.session
    return { staffId, sessionId, factorAt: factorAt ?? undefined }
  }

  const entryOf = async (headers: Headers): Promise<StaffEntry> => {
    const cookies = headers.getSetCookie()
    const line = cookies.find(each => sessionCookie.test(each) && !/;\s*Max-Age=0/i.test(each))
    const session = line && (await sessionOf(line.split(';')[0] ?? ''))
    return session
      ? { kind: 'opened', staffId: session.staffId, cookies }
      : { kind: 'factor-needed', cookies }
  }

  /** A code of the authenticator app, or one of the codes for its loss, which look different. */
  const verify = (cookie: string, code: string, userAgent = '') => {
    const headers = new Headers({ cookie, 'user-agent': userAgent })
    const request = { headers, returnHeaders: true } as const
    return unlessRefused<{ readonly headers: Headers }>(
      /^\d{6}$/.test(code)
        ? auth.api.verifyTOTP({ ...request, body: { code } })
        : auth.api.verifyBackupCode({ ...request, body: { code } }),
    )
  }

  const noteFactor = async (cookie: string): Promise<StaffSession | undefined> => {
    const session = await sessionOf(cookie)
    if (!session) return undefined
    const { adapter } = await auth.$context
    await adapter.update({
      model: 'session',
      where: [{ field: 'id', value: session.sessionId }],
      update: { factorAt: new Date() },
    })
    return session
  }

  return {
    sessionOf,
    signIn: async (email, password, userAgent) => {
      const result = await unlessRefused(
        auth.api.signInEmail({
          body: { email, password },
          headers: new Headers({ 'user-agent': userAgent }),
          returnHeaders: true,
        }),
      )
      return isRefused(result) ? { kind: 'wrong' } : entryOf(result.headers)
    },
    enterFactor: async (cookie, code, userAgent) => {
      // A session of somebody else in the same browser must not be freshened instead.
      const pending = withoutSession(cookie)
      const result = await verify(pending, code, userAgent)
      if (isRefused(result)) return { kind: 'wrong' }
      const entry = await entryOf(result.headers)
      if (entry.kind !== 'opened') return { kind: 'wrong' }
      await noteFactor(cookieOf(entry.cookies))
      return entry
    },
    openFor: async (userId, userAgent) => {
      const result = await unlessRefused(
        auth.api.openSession({
          headers: new Headers({ 'user-agent': userAgent, [openerHeader]: userId }),
          returnHeaders: true,
        }),
      )
      if (isRefused(result)) return { kind: 'wrong' }
      const entry = await entryOf(result.headers)
      if (entry.kind !== 'opened') return { kind: 'wrong' }
      await noteFactor(cookieOf(entry.cookies))
      return entry
    },
    freshen: async cookie => {
      const session = await noteFactor(cookie)
      return session ? { kind: 'opened', staffId: session.staffId, cookies: [] } : { kind: 'wrong' }
    },
    isPassword: async (cookie, password) => {
      const headers = new Headers({ cookie })
      return !isRefused(
        await unlessRefused(auth.api.verifyPassword({ body: { password }, headers })),
      )
    },
    signOut: async cookie => {
      const found = await sessionOf(cookie)
      const { adapter } = await auth.$context
      // The library reports no error if it cannot end the session: it is ended here first.
      if (found)
        await adapter.delete({ model: 'session', where: [{ field: 'id', value: found.sessionId }] })
      const headers = new Headers({ cookie })
      return (await auth.api.signOut({ headers, returnHeaders: true })).headers.getSetCookie()
    },
    endSessions: async staffId => {
      await (await auth.$context).internalAdapter.deleteUserSessions(staffId)
    },
    startFactor: async (cookie, password) => {
      const result = await unlessRefused(
        auth.api.enableTwoFactor({ body: { password }, headers: new Headers({ cookie }) }),
      )
      if (isRefused(result) || result.method !== 'totp') return undefined
      return { uri: result.totpURI, backupCodes: result.backupCodes }
    },
    confirmFactor: async (cookie, code) => {
      const result = await verify(cookie, code)
      if (isRefused(result)) return { kind: 'wrong' }
      // Confirming a new second factor replaces the session.
      const cookies = result.headers.getSetCookie()
      const session = await noteFactor(cookies.length > 0 ? cookieOf(cookies) : cookie)
      return session ? { kind: 'opened', staffId: session.staffId, cookies } : { kind: 'wrong' }
    },
    removeFactor: async staffId => {
      const { internalAdapter, adapter } = await auth.$context
      await adapter.delete({ model: 'twoFactor', where: [{ field: 'userId', value: staffId }] })
      await internalAdapter.updateUser(staffId, { twoFactorEnabled: false })
      await internalAdapter.deleteUserSessions(staffId)
    },
    passwordToken: async email => {
      const captured: { value?: string } = {}
      const until = new Date(Date.now() + invitationSeconds * 1_000)
      await tokenCapture.run(captured, () => auth.api.requestPasswordReset({ body: { email } }))
      return captured.value === undefined ? undefined : { value: captured.value, until }
    },
    resetPassword: async (token, newPassword) =>
      !isRefused(await unlessRefused(auth.api.resetPassword({ body: { token, newPassword } }))),
  }
}

function cookieOf(lines: readonly string[]): string {
  return lines.map(line => line.split(';')[0]).join('; ')
}

function withoutSession(cookie: string): string {
  return cookie
    .split(/;\s*/)
    .filter(each => !sessionCookie.test(each))
    .join('; ')
}
