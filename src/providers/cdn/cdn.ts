import type { Result } from '#domain/result.ts'
import type { Call, ProviderResponse } from '../call.ts'
import type { ProviderFailure } from '../failure.ts'

export const cdnKinds = ['cloudflare', 'fastly', 'varnish'] as const
export type CdnKind = (typeof cdnKinds)[number]

/** `url`: where purges are sent; its path names the zone or service (docs/operate.md). */
export type CdnSettings = {
  readonly kind: CdnKind
  readonly url: string
  readonly token: string
}

/** In seconds: how long a CDN may serve a response by itself, and how much longer while it fetches a new one. */
export type CdnLifetime = { readonly fresh: number; readonly stale: number }

/** What a CDN is told about one response. Without a lifetime it must not serve the response by itself. */
export type CdnResponse = {
  readonly tags: readonly string[]
  readonly lifetime: CdnLifetime | undefined
}

export type Purged = Result<undefined, ProviderFailure>

/** A CDN in front of the shop. Tags are short words of a–z and 0–9. */
export type Cdn = {
  /** The headers that this CDN reads, and removes or that tell a visitor nothing. */
  readonly headersFor: (response: CdnResponse) => Readonly<Record<string, string>>
  /** Removes every response that has one of the tags; safe to repeat. */
  readonly purgeTags: (tags: readonly string[]) => Promise<Purged>
  readonly purgeEverything: () => Promise<Purged>
}

/** The HTTP of one kind of CDN. */
export type CdnProtocol = Pick<Cdn, 'headersFor'> & {
  /** The number of tags that one call may purge. */
  readonly tagsPerCall: number
  readonly purgeTags: (tags: readonly string[]) => PurgeCall
  readonly purgeEverything: () => PurgeCall
  /** Whether a response with a status below 400 says that the purge was done; default: it does. */
  readonly isDone?: (response: ProviderResponse) => boolean
}

export type PurgeCall = Omit<Call, 'isRepeatable'>

/** `max-age` and `stale-while-revalidate` as directives. */
export function directivesOf(lifetime: CdnLifetime | undefined): string {
  return lifetime
    ? `max-age=${lifetime.fresh}, stale-while-revalidate=${lifetime.stale}`
    : 'max-age=0'
}
