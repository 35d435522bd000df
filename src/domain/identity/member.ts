import type { Market } from '#domain/market/market.ts'

/** A user with an account. `email` is undefined for members who only gave a phone; both are as stored in the account. */
export type Member = {
  readonly userId: string
  /** The session of this browser; ends at sign-out. */
  readonly sessionId: string
  readonly name: string
  readonly email: string | undefined
  readonly isEmailVerified: boolean
  /** E.164, verified by a code. */
  readonly phone: string | undefined
  /** The market in which the account was created; decides the language of its emails. */
  readonly market: Market
}

/** The requester. `was-member`: the request has a session cookie, but the session no longer exists (Spec 4.7). */
export type Viewer =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'was-member' }
  | { readonly kind: 'member'; readonly member: Member }

/** A browser in which the member is signed in, as listed in the settings. */
export type OwnSession = {
  readonly id: string
  readonly isThisOne: boolean
  /** The User-Agent header; empty if the browser sends none. */
  readonly userAgent: string
  readonly startedAt: string
  readonly lastSeenAt: string
}
