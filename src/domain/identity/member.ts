import type { Market } from '#domain/market/market.ts'

/** Somebody with an account. `email` is undefined for who only ever gave a phone; both are as the account keeps them. */
export type Member = {
  readonly userId: string
  /** Of this browser; ends when it signs out. */
  readonly sessionId: string
  readonly name: string
  readonly email: string | undefined
  readonly isEmailVerified: boolean
  /** E.164, proven by a code. */
  readonly phone: string | undefined
  /** Where the account was made: the language of its letters. */
  readonly market: Market
}

/** Who asks. `was-member`: a session cookie that no session stands behind any more (Spec 4.7). */
export type Viewer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'was-member' }
  | { readonly kind: 'member'; readonly member: Member }

/** A browser somebody is signed in with, as the settings list it. */
export type OwnSession = {
  readonly id: string
  readonly isThisOne: boolean
  /** As the browser calls itself; empty where it does not. */
  readonly userAgent: string
  readonly startedAt: string
  readonly lastSeenAt: string
}
