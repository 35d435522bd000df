import type { Member } from '#domain/identity/member.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Caller, Entry, Identity, Requested } from '#services/identity/identity.ts'

/** The credentials for every way of signing in that the pages have. */
export const known = {
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
  email: known.email,
  isEmailVerified: true,
  phone: undefined,
  market: 'ro',
}

const entry: Entry = {
  member,
  cookies: ['kintsu.session=new; Path=/; HttpOnly; SameSite=Lax', 'kintsu-member=1; Path=/'],
}

export type RequestContext = readonly [verb: keyof Identity, form: unknown, caller?: Caller]

/** An Identity with one member that records its calls. */
export function memoryIdentity(own: Partial<Identity> = {}) {
  const request: RequestContext[] = []
  const note = (...each: RequestContext) => void request.push(each)
  const sends = (verb: keyof Identity) => async (form: object, caller: Caller) => {
    note(verb, form, caller)
    return ok(undefined)
  }
  const identity: Identity = {
    viewerOf: async cookie => {
      if (cookie?.includes('kintsu.session=dead')) return { kind: 'was-member' }
      return cookie?.includes('kintsu.session=') ? { kind: 'member', member } : { kind: 'visitor' }
    },
    needsCaptcha: async () => false,
    register: sends('register'),
    sendSignInLink: sends('sendSignInLink'),
    sendPhoneCode: sends('sendPhoneCode'),
    sendReset: sends('sendReset'),
    signIn: async (form, caller) => {
      note('signIn', form, caller)
      const isKnown = form.email === known.email && form.password === known.password
      return isKnown ? ok(entry) : refuse({ kind: 'wrong-credentials' })
    },
    enterPhoneCode: async (form, caller) => {
      note('enterPhoneCode', form, caller)
      return form.code === known.code ? ok(entry) : refuse({ kind: 'wrong-code' })
    },
    resetPassword: async (form, caller) => {
      note('resetPassword', form, caller)
      return form.token === known.token ? ok(undefined) : refuse({ kind: 'invalid-link' })
    },
    openLink: async (token, caller) => {
      note('openLink', token, caller)
      return token === known.token ? ok(entry) : refuse({ kind: 'invalid-link' })
    },
    socialWays: ['demo'],
    startSocial: async (form, caller) => {
      note('startSocial', form, caller)
      return ok({ url: 'https://stranger.example/authorize', cookies: ['kintsu.state=s; Path=/'] })
    },
    finishSocial: async (form, caller) => {
      note('finishSocial', form, caller)
      const requested: Requested = { market: 'ro', next: '/cont/' }
      return form.query.includes('code=')
        ? ok({ ...entry, ...requested })
        : refuse({ kind: 'not-vouched' })
    },
    signOut: async cookie => {
      note('signOut', cookie)
      return ['kintsu.session=; Path=/; Max-Age=0', 'kintsu-member=; Path=/; Max-Age=0']
    },
    sessionsOf: async () => [],
    endSession: async () => undefined,
    endOtherSessions: async () => undefined,
    hasPassword: async () => true,
    changePassword: async () => ok(undefined),
    askEmailChange: async () => ok(undefined),
    confirmEmail: async () => ok(undefined),
    stopEmailChange: async () => ok(undefined),
    changePhone: async () => ok(undefined),
    ...own,
  }
  return { identity, asked: request }
}
