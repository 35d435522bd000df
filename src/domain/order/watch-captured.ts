import type { ProviderId } from '#domain/payment/provider.ts'

const day = 24 * 60 * 60_000

/**
 * Lenders may undo loans they have financed; two of them send no webhooks, and webhooks of the others can get lost. TBI
 * Romania has no status endpoint, and card disputes are reported only by events (providers.md). Milliseconds from the
 * capture.
 */
const watchedMs: Readonly<Partial<Record<ProviderId, number>>> = {
  oney: 14 * day,
  'tbi-bg': 14 * day,
  'tbi-gr': 14 * day,
  cofidis: 14 * day,
}

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
