import { moved } from '#domain/machine.ts'
import type { Money } from '#domain/money/money.ts'
import type { ProviderEvent } from '#domain/payment/provider-event.ts'
import { type AttemptMove, type AttemptState, attemptArrows, isLive } from './attempt-state.ts'
import type { OrderState } from './order-state.ts'

/** An attempt as an event meets it; `reviewReason` is set while a person has to look. */
export type AttemptFacts = {
  readonly state: AttemptState
  readonly amount: Money
  readonly reviewReason?: string
}

export type ReviewReason = 'amount-differs' | 'needs-person'

/** What an event comes to. Nothing else changes a payment. */
export type Settlement =
  /** Already so, or a step back. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly by: AttemptMove }
  /** Captured, and the order is confirmed by it. */
  | { readonly kind: 'pay'; readonly by: 'capture' | 'capture-late' }
  /** Captured for an order that cannot be paid any more: all of it goes back. */
  | {
      readonly kind: 'give-back'
      readonly by: 'capture' | 'capture-late'
      readonly because: 'order-closed' | 'paid-already'
    }
  /** A live attempt that must not be captured any more, for the provider to let go. */
  | { readonly kind: 'release' }
  /** A person has to look before anything counts; `by` where the attempt itself moves. */
  | { readonly kind: 'review'; readonly reason: ReviewReason; readonly by?: AttemptMove }
  /** What was captured is undone at the provider: a person sets the money right, nothing moves. */
  | { readonly kind: 'reversed' }

const nothing: Settlement = { kind: 'nothing' }

/**
 * orders.md, Providers' contracts 3 and 5: events in any order and number come to one end. States only go forward;
 * amount and currency must equal the attempt's.
 */
export const settleEvent = (
  event: ProviderEvent,
  attempt: AttemptFacts,
  order: OrderState,
): Settlement => {
  if (isMoney(event) && event.amount && !isSame(event.amount, attempt.amount))
    return reviewed('amount-differs', attempt)
  switch (event.type) {
    case 'captured':
      return captured(attempt.state, order)
    case 'authorized':
      if (order !== 'awaiting-payment' && attempt.state !== 'captured') return { kind: 'release' }
      return forward(attempt.state, 'authorize')
    case 'action-required':
      return forward(attempt.state, 'require-action')
    case 'in-review':
      return forward(attempt.state, 'send-to-review')
    case 'needs-person':
      return reviewed('needs-person', attempt)
    case 'declined':
      return forward(attempt.state, 'decline')
    case 'cancelled':
      return forward(attempt.state, 'cancel')
    case 'expired':
      return forward(attempt.state, 'expire')
    case 'reversed':
      return attempt.state === 'captured' ? { kind: 'reversed' } : nothing
  }
}

const isMoney = ({ type }: ProviderEvent): boolean => type === 'captured' || type === 'authorized'

const isSame = (one: Money, other: Money): boolean =>
  one.minor === other.minor && one.currency === other.currency

const captured = (state: AttemptState, order: OrderState): Settlement => {
  if (state === 'captured') return nothing
  const by = isLive(state) ? 'capture' : 'capture-late'
  if (order === 'awaiting-payment') return { kind: 'pay', by }
  const because = order === 'confirmed' || order === 'closed' ? 'paid-already' : 'order-closed'
  return { kind: 'give-back', by, because }
}

/** What the machine has no arrow for is a step back or a repetition. */
const forward = (state: AttemptState, by: AttemptMove): Settlement => {
  const to = moved(attemptArrows, state, by)
  return to.ok && to.value !== state ? { kind: 'move', by } : nothing
}

const reviewed = (
  reason: ReviewReason,
  { state, reviewReason }: Pick<AttemptFacts, 'state' | 'reviewReason'>,
): Settlement => {
  if (reviewReason === reason || state === 'captured') return nothing
  const to = moved(attemptArrows, state, 'send-to-review')
  return { kind: 'review', reason, ...(to.ok && { by: 'send-to-review' as const }) }
}
