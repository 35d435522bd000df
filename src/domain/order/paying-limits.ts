import { type ProviderId, payableMs } from '#domain/payment/provider.ts'
import type { PaymentSettings } from '#domain/payment/settings.ts'
import type { AttemptState } from './attempt-state.ts'

/** Where a market has no setting of its own. */
const usualMaxAttempts = 10

/** What was captured before is paid: the difference of a trade-in is tried anew. */
export function mayTryAgain(
  attempts: readonly { readonly state: AttemptState }[],
  { maxAttempts = usualMaxAttempts }: Pick<PaymentSettings, 'maxAttempts'>,
): boolean {
  const paid = attempts.findLastIndex(({ state }) => state === 'captured')
  return attempts.length - (paid + 1) < maxAttempts
}

type Timed = { readonly placedAt: Date; readonly payableUntil: Date | null }

/**
 * When an order ends that is to be paid through this provider. The time is the order's: its longest method's, once from
 * when it was placed, so that changing the method holds its units no longer (orders.md, Catalogue and stock).
 */
export function payableUntilBy(provider: ProviderId, { placedAt, payableUntil }: Timed): Date {
  const own = placedAt.getTime() + payableMs[provider]
  return new Date(Math.max(own, payableUntil?.getTime() ?? 0))
}
