/** The payment providers; TBI is a separate company in each country (providers.md). */
export const providerIds = ['stripe', 'oney', 'tbi-ro', 'tbi-bg', 'tbi-gr', 'cofidis'] as const
export type ProviderId = (typeof providerIds)[number]

export function parseProviderId(value: unknown): ProviderId | undefined {
  return providerIds.find(id => id === value)
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Units are reserved as long as payment is possible: 15 minutes by card, the provider's time for financing (orders.md).
 * Milliseconds.
 */
export const payableMs: Record<ProviderId, number> = {
  stripe: 15 * minute,
  oney: 2 * hour,
  'tbi-ro': 72 * hour,
  'tbi-bg': 72 * hour,
  'tbi-gr': 72 * hour,
  cofidis: 120 * hour,
}

/**
 * Lenders may undo loans they have financed; webhooks can get lost, and not every lender sends them. TBI
 * Romania has no status endpoint, and card disputes are reported only by events (providers.md). Milliseconds from the
 * capture.
 */
export const watchedMs: Readonly<Partial<Record<ProviderId, number>>> = {
  oney: 14 * day,
  'tbi-bg': 14 * day,
  'tbi-gr': 14 * day,
  cofidis: 14 * day,
}

/** The time staff may take to review a payment; its units stay reserved. Milliseconds. */
export const reviewMs = 3 * day
