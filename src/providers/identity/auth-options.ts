import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac, randomUUID } from 'node:crypto'
import type { BetterAuthOptions, DBAdapterInstance } from 'better-auth'
import { magicLink } from 'better-auth/plugins/magic-link'
import { phoneNumber } from 'better-auth/plugins/phone-number'
import { longestPassword, shortestPassword } from '#domain/identity/password-rules.ts'
import type { PasswordHashing } from './password-hashing.ts'
import { sessionOpener } from './session-opener.ts'

/** The storage of accounts, and the settings for their cookies and links. */
export type AccountOptions = {
  /** An adapter of better-auth on tables named member, memberSession, memberAccount, verification. */
  readonly database: DBAdapterInstance
  readonly secret: string
  /** Cookies are Secure and bound to their host. */
  readonly isSecure: boolean
  readonly hashing: PasswordHashing
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** The lifetimes of sessions, tokens and codes (orders.md "Identity"). */
export const lifetimes = {
  session: 30 * day,
  proof: day,
  signInLink: 15 * minute,
  reset: hour,
  phoneCode: 5 * minute,
} as const

const triesOfACode = 5

/** The token or code created by a call, captured before the library would send it. */
export const tokenCapture = new AsyncLocalStorage<{ value?: string }>()

export async function captureToken(value: string) {
  const captured = tokenCapture.getStore()
  if (captured) captured.value = value
}

/** Header with the market of an account to create; for our own calls only: the library's own endpoint is not mounted. */
export const marketHeader = 'x-kintsu-market'

/** The library requires a base URL; it is never sent to anyone. */
const baseURL = 'http://kintsu.invalid'

export function keyOf(secret: string): string {
  return createHmac('sha256', secret).update('identity').digest('base64url')
}

export function authOptions({ database, secret, isSecure, hashing }: AccountOptions) {
  return {
    appName: 'Kintsu',
    baseURL,
    basePath: '/identity',
    secret: keyOf(secret),
    database,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    // It would log addresses and names; important errors are thrown, and reported by the http layer.
    logger: { disabled: true },
    user: {
      modelName: 'member',
      additionalFields: {
        market: { type: 'string', required: false, input: false },
        wantsNewsletter: { type: 'boolean', required: false, input: false, defaultValue: false },
      },
    },
    session: {
      modelName: 'memberSession',
      expiresIn: lifetimes.session,
      disableSessionRefresh: true,
    },
    account: {
      modelName: 'memberAccount',
      accountLinking: { enabled: true, trustedProviders: [] },
    },
    verification: { modelName: 'verification', storeIdentifier: 'hashed', disableCleanup: true },
    emailAndPassword: { ...passwordOptions, password: hashing },
    emailVerification: { autoSignInAfterVerification: true, expiresIn: lifetimes.proof },
    databaseHooks: {
      user: { create: { before: inMarket } },
      account: { create: { before: withoutTokens }, update: { before: withoutTokens } },
    },
    advanced: {
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
      ...cookieOptions(isSecure),
    },
    plugins: [signInLinks(), phoneCodes(), sessionOpener()],
  } satisfies BetterAuthOptions
}

const passwordOptions = {
  enabled: true,
  disableSignUp: true,
  requireEmailVerification: true,
  minPasswordLength: shortestPassword,
  maxPasswordLength: longestPassword,
  resetPasswordTokenExpiresIn: lifetimes.reset,
  revokeSessionsOnPasswordReset: true,
  sendResetPassword: ({ token }) => captureToken(token),
} as const satisfies BetterAuthOptions['emailAndPassword']

function signInLinks() {
  return magicLink({
    expiresIn: lifetimes.signInLink,
    sendMagicLink: ({ token }) => captureToken(token),
  })
}

function phoneCodes() {
  return phoneNumber({
    otpLength: 6,
    expiresIn: lifetimes.phoneCode,
    allowedAttempts: triesOfACode,
    sendOTP: ({ code }) => captureToken(code),
    signUpOnVerification: {
      getTempEmail: () => `${randomUUID()}@${noMailbox}`,
      getTempName: () => '',
    },
  })
}

/** The domain of the placeholder address of members who gave only a phone number. */
export const noMailbox = 'member.invalid'

type WithHeaders = { readonly headers?: Headers | undefined }

async function inMarket(user: Record<string, unknown>, context: WithHeaders | null) {
  const market = context?.headers?.get(marketHeader)
  return market ? { data: { ...user, market } } : undefined
}

/** An identity provider is asked once who a person is, and nothing more: its access tokens are not stored. */
async function withoutTokens(account: Record<string, unknown>) {
  return {
    data: { ...account, accessToken: null, refreshToken: null, idToken: null },
  }
}

function cookieOptions(isSecure: boolean) {
  const named = (name: string) => ({ name: `${isSecure ? '__Host-' : ''}kintsu.${name}` })
  return {
    useSecureCookies: false,
    defaultCookieAttributes: { secure: isSecure },
    cookies: {
      session_token: named('session'),
      session_data: named('session_data'),
      account_data: named('account_data'),
      dont_remember: named('dont_remember'),
      state: named('state'),
    },
  }
}
