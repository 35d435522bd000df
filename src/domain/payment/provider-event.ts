import type { Money } from '#domain/money/money.ts'

/**
 * The events of a provider about a payment, in the shop's own terms. `captured` means paid or financed; `reversed` that
 * a capture is no longer covered, `reinstated` that a reversal was undone (orders.md, Providers' contracts).
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

/** The final events of a payment at a provider. */
export const endings: ReadonlySet<ProviderEventType> = new Set<ProviderEventType>([
  'captured',
  'declined',
  'cancelled',
  'expired',
  'reversed',
])

/** `unreadable` is the original value if it is not an amount. */
export type ReportedAmount = Money | { readonly unreadable: string }

/**
 * `amount` is `undefined` if the provider does not send it; `eventId` is the provider's own, or derived from the
 * content.
 */
export type ProviderEvent = {
  readonly type: ProviderEventType
  readonly eventId: string
  readonly providerRef?: string
  /** The provider's reference of the captured payment. */
  readonly captureRef?: string
  /** The dispute by which a capture is reversed or reinstated. */
  readonly dispute?: string
  readonly amount?: ReportedAmount
  /** The provider's reason, for staff. */
  readonly reason?: string
}

const longestReason = 200

/** Text from a third party may contain characters that cannot be stored: NUL and other controls, lone surrogates. */
export function withStorableReason(event: ProviderEvent): ProviderEvent {
  if (event.reason === undefined) return event
  const reason = event.reason
    .slice(0, longestReason)
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '\ufffd')
  return { ...event, reason }
}
