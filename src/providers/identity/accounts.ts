import type { Member } from '#domain/identity/member.ts'
import type { SocialWay } from '#domain/identity/sign-in-way.ts'
import type { Market } from '#domain/market/market.ts'

/** A member as a session of theirs knows them. */
export type LiveSession = { readonly member: Member; readonly lastSeenAt: Date }

/** A new session; `cookies` are the whole Set-Cookie lines that carry it. */
export type Opened = { readonly member: Member; readonly cookies: readonly string[] }

/** Where somebody signs in from. `market` is that of an account made on the way. */
export type From = { readonly userAgent: string; readonly market: Market }

/** What came back from a stranger who vouches. */
export type Vouched =
  | {
      readonly kind: 'opened'
      readonly opened: Opened
      readonly market: Market
      /** '' where nowhere in particular was wanted. */
      readonly next: string
    }
  | { readonly kind: 'not-vouched' | 'no-verified-email' | 'unavailable' }

/** A token or a code on its way out, and how long it is good for. */
export type SentOut = { readonly value: string; readonly until: Date }

/** Accounts, sessions and proofs, as the shop asks for them; who keeps them is nobody's business upstairs. */
export type Accounts = {
  /** Slow on purpose. */
  readonly hashOf: (password: string) => Promise<string>
  /** Always as slow as one hash. `unproven`: the password is right, but the address was never proven. */
  readonly signIn: (
    form: { readonly email: string; readonly password: string },
    userAgent: string,
  ) => Promise<Opened | 'wrong' | 'unproven'>
  /** Tokens for letters; each opens one door, once. */
  readonly proofToken: (userId: string, email: string) => Promise<SentOut>
  readonly signInToken: (email: string) => Promise<SentOut>
  /** Undefined where there is no account. */
  readonly resetToken: (email: string) => Promise<SentOut | undefined>
  /** A new one takes the place of the last. */
  readonly phoneCode: (phone: string) => Promise<SentOut>
  /** A sign-in link makes an account where there was none. */
  readonly openLink: (token: string, from: From) => Promise<Opened | undefined>
  readonly enterPhoneCode: (phone: string, code: string, from: From) => Promise<Opened | undefined>
  /** Of who is signed in by this cookie; false where the code is wrong or the number another account's. */
  readonly changePhone: (cookie: string, phone: string, code: string) => Promise<boolean>
  /** Whose password a token resets. */
  readonly whoResets: (token: string) => Promise<string | undefined>
  /** Ends every session of the account. */
  readonly resetPassword: (token: string, password: string) => Promise<boolean>
  readonly hasPassword: (userId: string) => Promise<boolean>
  readonly isPassword: (userId: string, password: string) => Promise<boolean>
  readonly setPassword: (userId: string, password: string) => Promise<void>
  readonly hasSessionCookie: (cookie: string) => boolean
  readonly sessionOf: (cookie: string) => Promise<LiveSession | undefined>
  /** Set-Cookie lines that forget it. */
  readonly signOut: (cookie: string) => Promise<readonly string[]>
}

/** Strangers who vouch for somebody (OpenID Connect). */
export type Vouchers = {
  readonly ways: readonly SocialWay[]
  /** Undefined where the stranger cannot be reached. */
  readonly start: (
    way: SocialWay,
    market: Market,
    next: string,
  ) => Promise<{ readonly url: string; readonly cookies: readonly string[] } | undefined>
  readonly finish: (
    way: SocialWay,
    request: { readonly query: string; readonly cookie: string; readonly userAgent: string },
  ) => Promise<Vouched>
}
