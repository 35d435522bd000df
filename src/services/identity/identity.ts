import type {
  ChangeEmailRefusal,
  ChangePasswordRefusal,
  CodeRefusal,
  LinkRefusal,
  RegisterRefusal,
  ResetRefusal,
  SendRefusal,
  SignInRefusal,
  SocialRefusal,
} from '#domain/identity/identity-refusal.ts'
import type { Member, OwnSession, Viewer } from '#domain/identity/member.ts'
import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import type { Market } from '#domain/market/market.ts'
import type { Result } from '#domain/result.ts'

/** Who is calling: the address the server saw, what the browser calls itself, and the solved puzzle if there is one. */
export type Caller = {
  readonly address: string
  readonly userAgent: string
  readonly captcha?: string
}

/** Somebody is in: `cookies` are whole Set-Cookie lines (a new session, the custom token, the readable mark). */
export type Entry = { readonly member: Member; readonly cookies: readonly string[] }

/** Where somebody wanted to go: a path within the market. */
export type Requested = { readonly market: Market; readonly next?: string }

/** orders.md, Identity, behind one interface. Every verb that sends something answers the same whether there is an account or not. */
export type Identity = {
  /** Reads the whole Cookie header. */
  readonly viewerOf: (cookie: string | undefined) => Promise<Viewer>
  readonly needsCaptcha: (email: string, caller: Caller) => Promise<boolean>
  readonly register: (
    form: Requested & {
      readonly name: string
      readonly email: string
      readonly password: string
      readonly wantsNewsletter: boolean
    },
    caller: Caller,
  ) => Promise<Result<void, RegisterRefusal>>
  readonly signIn: (
    form: { readonly email: string; readonly password: string },
    caller: Caller,
  ) => Promise<Result<Entry, SignInRefusal>>
  readonly sendSignInLink: (
    form: Requested & { readonly email: string },
    caller: Caller,
  ) => Promise<Result<void, SendRefusal>>
  readonly sendPhoneCode: (
    form: Requested & { readonly phone: string },
    caller: Caller,
  ) => Promise<Result<void, SendRefusal>>
  readonly enterPhoneCode: (
    form: Requested & { readonly phone: string; readonly code: string },
    caller: Caller,
  ) => Promise<Result<Entry, CodeRefusal>>
  readonly sendReset: (
    form: Requested & { readonly email: string },
    caller: Caller,
  ) => Promise<Result<void, SendRefusal>>
  /** Ends every session of the account. */
  readonly resetPassword: (
    form: { readonly token: string; readonly password: string },
    caller: Caller,
  ) => Promise<Result<void, ResetRefusal>>
  /** The links of letters: a sign-in link and the proof of an address both let in. */
  readonly openLink: (token: string, caller: Caller) => Promise<Result<Entry, LinkRefusal>>
  readonly socialWays: readonly SocialWay[]
  readonly startSocial: (
    form: Requested & { readonly way: SocialWay },
    caller: Caller,
  ) => Promise<Result<{ readonly url: string; readonly cookies: readonly string[] }, SocialRefusal>>
  readonly finishSocial: (
    form: { readonly way: SocialWay; readonly query: string; readonly cookie: string },
    caller: Caller,
  ) => Promise<Result<Entry & Requested, SocialRefusal>>
  /** The cookies that forget the session, also where there was none. */
  readonly signOut: (cookie: string | undefined) => Promise<readonly string[]>
  readonly sessionsOf: (member: Member) => Promise<readonly OwnSession[]>
  readonly endSession: (member: Member, sessionId: string) => Promise<void>
  readonly endOtherSessions: (member: Member) => Promise<void>
  readonly hasPassword: (member: Member) => Promise<boolean>
  /** Ends all other sessions; `current` is not asked of an account that has no password yet. */
  readonly changePassword: (
    member: Member,
    form: { readonly current: string; readonly password: string },
    caller: Caller,
  ) => Promise<Result<void, ChangePasswordRefusal>>
  /** The new address counts once its letter was answered; `current` is not asked of an account that has no password. */
  readonly askEmailChange: (
    member: Member,
    form: { readonly email: string; readonly current: string },
    caller: Caller,
  ) => Promise<Result<void, ChangeEmailRefusal>>
  /** Sessions go on. */
  readonly confirmEmail: (token: string) => Promise<Result<void, LinkRefusal>>
  /** Ends every session of the account. */
  readonly stopEmailChange: (token: string) => Promise<Result<void, LinkRefusal>>
  /** The code was sent by `sendPhoneCode`; `cookie` is the whole Cookie header of who is signed in. */
  readonly changePhone: (
    cookie: string,
    form: { readonly market: Market; readonly phone: string; readonly code: string },
    caller: Caller,
  ) => Promise<Result<void, CodeRefusal>>
}
