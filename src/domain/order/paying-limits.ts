import { type ProviderId, payableMs } from '#domain/payment/provider.ts'
import type { PaymentSettings } from '#domain/payment/settings.ts'
import type { AttemptState } from './attempt-state.ts'

/** The default for a market without its own setting. */
const usualMaxAttempts = 10

/** Attempts before a captured one do not count: the difference of a trade-in gets new attempts. */
export function mayTryAgain(
  attempts: readonly { readonly state: AttemptState }[],
  { maxAttempts = usualMaxAttempts }: Pick<PaymentSettings, 'maxAttempts'>,
): boolean {
  const paid = attempts.findLastIndex(({ state }) => state === 'captured')
  return attempts.length - (paid + 1) < maxAttempts
}

type Timed = { readonly placedAt: Date; readonly payableUntil: Date | null }

/**
 * The payment deadline of an order with this provider: that of its slowest method, counted once from placing the order,
 * so that changing the method does not reserve its units longer (orders.md, Catalogue and stock).
 */
export function payableUntilBy(provider: ProviderId, { placedAt, payableUntil }: Timed): Date {
  const own = placedAt.getTime() + payableMs[provider]
  return new Date(Math.max(own, payableUntil?.getTime() ?? 0))
}
