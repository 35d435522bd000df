import type { ProviderId } from '#domain/payment/provider.ts'

const day = 24 * 60 * 60_000

/**
 * providers.md: lenders undo loans they have financed; two send no notices, and those of the others can get lost. TBI
 * Romania has no status to ask for, and disputes of cards are told by events alone. Milliseconds from the capture.
 */
const watchedMs: Readonly<Partial<Record<ProviderId, number>>> = {
  oney: 14 * day,
  'tbi-bg': 14 * day,
  'tbi-gr': 14 * day,
  cofidis: 14 * day,
}

/** A session of Stripe that was paid never ends otherwise, whatever a late answer says: only a dispute undoes it. */
export function isUndoneByEnding(provider: ProviderId): boolean {
  return provider !== 'stripe'
}

/** When a provider is asked again whether what it captured still stands: once a day; undefined where it is not any more. */
export function nextWatchAt(provider: ProviderId, capturedAt: Date, at: Date): Date | undefined {
  const watched = watchedMs[provider]
  const next = at.getTime() + day
  return watched !== undefined && next < capturedAt.getTime() + watched ? new Date(next) : undefined
}
