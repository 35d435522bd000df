import type { Money } from '#domain/money/money.ts'

/**
 * orders.md, Providers' contracts: what a provider says of a payment, in the shop's words. `captured` means paid or
 * financed; `reversed` that nothing stands behind a capture any more.
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

/** `amount` is undefined where the provider does not tell it; `eventId` is its own, or made of what it said. */
export type ProviderEvent = {
  readonly type: ProviderEventType
  readonly eventId: string
  readonly providerRef?: string
  readonly amount?: Money
  /** The provider's word for it, for staff. */
  readonly reason?: string
}
