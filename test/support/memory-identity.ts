import type { Member } from '#domain/identity/member.ts'
import { usualLoyalty } from '#domain/loyalty/usual-settings.ts'
import { ok } from '#domain/result.ts'
import type { ExpiringToken, Opened } from '#providers/identity/accounts.ts'
import { createCookies } from '#services/cloud/cart-cookies.ts'
import type { Guard } from '#services/identity/guard.ts'
import { createKeys } from '#services/keys.ts'
import { fakeDatabase, type Parts, testContext } from './test-context.ts'

/** The credentials for every way of signing in that the pages have. */
export const credentials = {
  email: 'ana@example.com',
  password: 'porumbel-verde',
  phone: '0722000111',
  code: '123456',
  token: 'a-token-of-a-letter',
} as const

const member: Member = {
  userId: 'a-user',
  sessionId: 'a-session',
  name: 'Ana Pop',
  email: credentials.email,
  isEmailVerified: true,
  phone: undefined,
  market: 'ro',
}

const now = new Date('2026-11-21T10:00:00Z')

const opened: Opened = {
  member,
  cookies: ['kintsu.session=new; Path=/; HttpOnly; SameSite=Lax'],
}

const keys = createKeys('a secret of the tests')

/** A call to the accounts or an identity provider, or a write to the outbox, with its arguments. */
type Call = readonly [name: string, ...args: unknown[]]

type Tried = Parameters<Guard['mayGuess']>[0]

/**
 * A context whose accounts have one member. It records the calls in `calls`, and in `guarded` what the guard is asked
 * to admit; `guard` replaces parts of the guard, which admits everything.
 */
export function memoryIdentity(guard: Partial<Guard> = {}) {
  const calls: Call[] = []
  const guarded: Tried[] = []
  const record = (...call: Call) => void calls.push(call)
  const sentOut: ExpiringToken = {
    value: credentials.code,
    until: new Date('2026-11-21T11:00:00Z'),
  }
  const admit = async (tried: Tried) => {
    guarded.push(tried)
    return ok({ wasRight: async () => undefined })
  }
  const { sql } = fakeDatabase(({ name, values: [first, second] }) => {
    switch (name) {
      case 'identity-letter-write':
        record(String(first), JSON.parse(String(second)))
        return []
      case 'member-by-id':
        return [{ ...member, isProven: true }]
      case 'member-attach-orders':
      case 'member-passkey-remove':
      case 'member-prove':
      case 'session-blocked':
        return []
    }
    throw new Error(`unexpected statement ${name}`)
  })
  const parts: Parts = {
    sql,
    keys,
    clock: () => now,
    cookies: createCookies(keys.cartPasses, false),
    guards: {
      identity: { mayGuess: admit, maySend: admit, needsCaptcha: async () => false, ...guard },
    },
    accounts: {
      hasSessionCookie: cookie => cookie.includes('kintsu.session='),
      sessionOf: async cookie =>
        cookie.includes('kintsu.session=dead') ? undefined : { member, lastSeenAt: now },
      hashOf: async password => {
        record('hashOf', password)
        return 'a hash'
      },
      signIn: async (form, userAgent) => {
        record('signIn', form, userAgent)
        return form.email === credentials.email && form.password === credentials.password
          ? opened
          : 'wrong'
      },
      phoneCode: async phone => {
        record('phoneCode', phone)
        return sentOut
      },
      enterPhoneCode: async (phone, code, from) => {
        record('enterPhoneCode', phone, code, from)
        return code === credentials.code ? opened : undefined
      },
      openLink: async (token, from) => {
        record('openLink', token, from)
        return token === credentials.token ? opened : undefined
      },
      whoResets: async token => (token === credentials.token ? member.userId : undefined),
      resetPassword: async (token, password) => {
        record('resetPassword', token, password)
        return true
      },
      signOut: async cookie => {
        record('signOut', cookie)
        return ['kintsu.session=; Path=/; Max-Age=0']
      },
    },
    settings: { loyaltyOf: market => usualLoyalty[market] },
    identityProviders: {
      ways: ['demo'],
      start: async (way, market, next) => {
        record('start', way, market, next)
        return { url: 'https://stranger.example/authorize', cookies: ['kintsu.state=s; Path=/'] }
      },
      finish: async (way, request) => {
        record('finish', way, request)
        return request.query.includes('code=')
          ? { kind: 'opened', opened, market: 'ro', next: '/cont/' }
          : { kind: 'not-vouched' }
      },
    },
  }
  return { ctx: testContext(parts), calls, guarded }
}
