import type { Money } from '#domain/money/money.ts'

/**
 * orders.md, Providers' contracts: what a provider says of a payment, in the shop's words. `captured` means paid or
 * financed; `reversed` that nothing stands behind a capture any more, `reinstated` that a reversal was taken back.
 */
export const providerEventTypes = [
  'action-required',
  'in-review',
  'needs-person',
  'authorized',
  'captured',
  'declined',
  'cancelled',
  'expired',
  'reversed',
  'reinstated',
] as const
export type ProviderEventType = (typeof providerEventTypes)[number]

/** After these a provider has nothing more to say of a payment. */
export const endings: ReadonlySet<ProviderEventType> = new Set<ProviderEventType>([
  'captured',
  'declined',
  'cancelled',
  'expired',
  'reversed',
])

/** `unreadable` is what was said, where that is no amount. */
export type ReportedAmount = Money | { readonly unreadable: string }

/** `amount` is undefined where the provider does not tell it; `eventId` is its own, or made of what it said. */
export type ProviderEvent = {
  readonly type: ProviderEventType
  readonly eventId: string
  readonly providerRef?: string
  /** What it calls the money it took. */
  readonly captureRef?: string
  /** The dispute by which a capture is reversed or reinstated. */
  readonly dispute?: string
  readonly amount?: ReportedAmount
  /** The provider's word for it, for staff. */
  readonly reason?: string
}

const longestReason = 200

/** A stranger's word may hold what cannot be kept: NUL and other controls, half of a surrogate pair. */
export function keepable(event: ProviderEvent): ProviderEvent {
  if (event.reason === undefined) return event
  const reason = event.reason
    .slice(0, longestReason)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '\ufffd')
  return { ...event, reason }
}
