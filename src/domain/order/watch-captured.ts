import { type ProviderId, watchedMs } from '#domain/payment/provider.ts'

const day = 24 * 60 * 60_000

/** A paid Stripe session never ends otherwise, whatever a late response says: only a dispute reverses it. */
export function isUndoneByEnding(provider: ProviderId): boolean {
  return provider !== 'stripe'
}

/** The next check whether a captured payment is still valid: once a day; `undefined` when it is no longer checked. */
export function nextWatchAt(provider: ProviderId, capturedAt: Date, at: Date): Date | undefined {
  const watched = watchedMs[provider]
  const next = at.getTime() + day
  return watched !== undefined && next < capturedAt.getTime() + watched ? new Date(next) : undefined
}
