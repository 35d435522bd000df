import type { Member } from '#domain/identity/member.ts'
import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import type { Market } from '#domain/market/market.ts'

/** The member of a live session. */
export type LiveSession = { readonly member: Member; readonly lastSeenAt: Date }

/** A new session; `cookies` are its complete Set-Cookie lines. */
export type Opened = { readonly member: Member; readonly cookies: readonly string[] }

/** The client of a sign-in. `market` applies to an account created by it. */
export type From = { readonly userAgent: string; readonly market: Market }

/** The result from an identity provider. */
export type Identified =
  | {
      readonly kind: 'opened'
      readonly opened: Opened
      readonly market: Market
      /** '' if no page was requested. */
      readonly next: string
    }
  | { readonly kind: 'not-vouched' | 'no-verified-email' | 'unavailable' }

/** A token or code to send, and its expiry. */
export type ExpiringToken = { readonly value: string; readonly until: Date }

/** The shop's interface to accounts, sessions and proofs; it does not depend on the library that stores them. */
export type Accounts = {
  /** Deliberately slow. */
  readonly hashOf: (password: string) => Promise<string>
  /** Always takes as long as one hash. `unproven`: the password is right, but the email address was never confirmed. */
  readonly signIn: (
    form: { readonly email: string; readonly password: string },
    userAgent: string,
  ) => Promise<Opened | 'wrong' | 'unproven'>
  /** Tokens for emails; each serves one purpose, once. */
  readonly proofToken: (userId: string, email: string) => Promise<ExpiringToken>
  readonly signInToken: (email: string) => Promise<ExpiringToken>
  /** `undefined` if there is no account. */
  readonly resetToken: (email: string) => Promise<ExpiringToken | undefined>
  /** A new code replaces the previous one. */
  readonly phoneCode: (phone: string) => Promise<ExpiringToken>
  /** A sign-in link creates an account if there is none. */
  readonly openLink: (token: string, from: From) => Promise<Opened | undefined>
  readonly enterPhoneCode: (phone: string, code: string, from: From) => Promise<Opened | undefined>
  /** For who proved who they are with a passkey. `undefined` if there is no such account. */
  readonly openFor: (userId: string, userAgent: string) => Promise<Opened | undefined>
  /** For the member with this session cookie; false if the code is wrong or the number belongs to another account. */
  readonly changePhone: (cookie: string, phone: string, code: string) => Promise<boolean>
  /** The account whose password a token resets. */
  readonly whoResets: (token: string) => Promise<string | undefined>
  /** Ends every session of the account. */
  readonly resetPassword: (token: string, password: string) => Promise<boolean>
  readonly hasPassword: (userId: string) => Promise<boolean>
  readonly isPassword: (userId: string, password: string) => Promise<boolean>
  readonly setPassword: (userId: string, password: string) => Promise<void>
  readonly hasSessionCookie: (cookie: string) => boolean
  readonly sessionOf: (cookie: string) => Promise<LiveSession | undefined>
  /** Set-Cookie lines that clear the session. */
  readonly signOut: (cookie: string) => Promise<readonly string[]>
}

/** Identity providers (OpenID Connect). */
export type IdentityProviders = {
  readonly ways: readonly SocialWay[]
  /** `undefined` if the identity provider is unreachable. */
  readonly start: (
    way: SocialWay,
    market: Market,
    next: string,
  ) => Promise<{ readonly url: string; readonly cookies: readonly string[] } | undefined>
  readonly finish: (
    way: SocialWay,
    request: { readonly query: string; readonly cookie: string; readonly userAgent: string },
  ) => Promise<Identified>
}
