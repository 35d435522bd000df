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

/** The requester: the IP address the server saw, the user agent, and the solved captcha if there is one. */
export type Caller = {
  readonly address: string
  readonly userAgent: string
  readonly captcha?: string
}

/** A started session: `cookies` are complete Set-Cookie lines (a new session, the custom token, the readable mark). */
export type Entry = { readonly member: Member; readonly cookies: readonly string[] }

/** Where the visitor wanted to go: a path within the market. */
export type Requested = { readonly market: Market; readonly next?: string }

/**
 * The identity services behind one interface. Every method that sends something responds the same whether there is
 * an account or not (orders.md, Identity).
 */
export type Identity = {
  /** Reads the complete Cookie header. */
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
  /** Opens the links of emails: a sign-in link and the proof of an address both start a session. */
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
  /** The cookies that delete the session, even if there was none. */
  readonly signOut: (cookie: string | undefined) => Promise<readonly string[]>
  readonly sessionsOf: (member: Member) => Promise<readonly OwnSession[]>
  readonly endSession: (member: Member, sessionId: string) => Promise<void>
  readonly endOtherSessions: (member: Member) => Promise<void>
  readonly hasPassword: (member: Member) => Promise<boolean>
  /** Ends all other sessions; `current` is not required for an account that has no password yet. */
  readonly changePassword: (
    member: Member,
    form: { readonly current: string; readonly password: string },
    caller: Caller,
  ) => Promise<Result<void, ChangePasswordRefusal>>
  /**
   * The new address takes effect once the link in its email is opened; `current` is not required for an account
   * without a password.
   */
  readonly askEmailChange: (
    member: Member,
    form: { readonly email: string; readonly current: string },
    caller: Caller,
  ) => Promise<Result<void, ChangeEmailRefusal>>
  /** Existing sessions continue. */
  readonly confirmEmail: (token: string) => Promise<Result<void, LinkRefusal>>
  /** Ends every session of the account. */
  readonly stopEmailChange: (token: string) => Promise<Result<void, LinkRefusal>>
  /** The code was sent by `sendPhoneCode`; `cookie` is the complete Cookie header of the signed-in member. */
  readonly changePhone: (
    cookie: string,
    form: { readonly market: Market; readonly phone: string; readonly code: string },
    caller: Caller,
  ) => Promise<Result<void, CodeRefusal>>
}
