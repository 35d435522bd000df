import type { Member } from '#domain/identity/member.ts'
import type { Market } from '#domain/market/market.ts'

/** The requester: the IP address the server saw, the user agent, and the solved captcha if there is one. */
export type RequestOrigin = {
  readonly ipAddress: string
  readonly userAgent: string
  readonly captcha?: string
}

/** A started session: `cookies` are complete Set-Cookie lines (a new session, the custom token, the readable mark). */
export type Entry = { readonly member: Member; readonly cookies: readonly string[] }

/** Where the visitor wanted to go: a path within the market. */
export type Destination = { readonly market: Market; readonly next?: string }
