import type { ExpiringToken } from './accounts.ts'

/** A live session of a staff member. */
export type StaffSession = {
  readonly staffId: string
  readonly sessionId: string
  /** When the second factor was last entered in it. */
  readonly factorAt: Date | undefined
}

/** `cookies` are complete Set-Cookie lines. */
export type StaffEntry =
  | { readonly kind: 'opened'; readonly staffId: string; readonly cookies: readonly string[] }
  /** The password was right; the second factor is asked for, with these cookies. */
  | { readonly kind: 'factor-needed'; readonly cookies: readonly string[] }
  | { readonly kind: 'wrong' }

/** What an authenticator app needs, and the codes for its loss; each of those works once. */
export type NewFactor = { readonly uri: string; readonly backupCodes: readonly string[] }

/**
 * The accounts of staff: a password, then a second factor once one is set up; or a passkey, which is both. There is no
 * other way in: no link, no identity provider, no trusted device.
 */
export type StaffAccounts = {
  /** Always takes as long as one hash. */
  readonly signIn: (email: string, password: string, userAgent: string) => Promise<StaffEntry>
  /** With the cookies of `factor-needed`. A backup code works once. */
  readonly enterFactor: (cookie: string, code: string, userAgent: string) => Promise<StaffEntry>
  /** For who proved who they are with a passkey (services/staff/passkeys.ts): the session is fresh. */
  readonly openFor: (staffId: string, userAgent: string) => Promise<StaffEntry>
  /** As if the second factor had been entered now. */
  readonly freshen: (cookie: string) => Promise<StaffEntry>
  readonly isPassword: (cookie: string, password: string) => Promise<boolean>
  readonly sessionOf: (cookie: string) => Promise<StaffSession | undefined>
  /** Set-Cookie lines that clear the session. */
  readonly signOut: (cookie: string) => Promise<readonly string[]>
  /** Ends every session of a staff member. */
  readonly endSessions: (staffId: string) => Promise<void>
  /** `undefined` if the password is wrong, or a second factor is set up already. */
  readonly startFactor: (cookie: string, password: string) => Promise<NewFactor | undefined>
  /** A code in a session that is open: confirms a new second factor, or freshens the session. */
  readonly confirmFactor: (cookie: string, code: string) => Promise<StaffEntry>
  readonly removeFactor: (staffId: string) => Promise<void>
  /** `undefined` if there is no account. */
  readonly passwordToken: (email: string) => Promise<ExpiringToken | undefined>
  /** Ends every session. */
  readonly resetPassword: (token: string, password: string) => Promise<boolean>
}
