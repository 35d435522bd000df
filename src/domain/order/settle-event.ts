import { moved } from '#domain/machine.ts'
import type { Money } from '#domain/money/money.ts'
import type { ProviderEvent, ReportedAmount } from '#domain/payment/provider-event.ts'
import { type AttemptMove, type AttemptState, attemptArrows, isLive } from './attempt-state.ts'
import { isEnded, type OrderState } from './order-state.ts'

/** An attempt at the time of an event; `reviewReason` is set while staff must review it. */
export type AttemptFacts = {
  readonly state: AttemptState
  readonly amount: Money
  readonly reviewReason?: string
}

export type ReviewReason = 'amount-differs' | 'needs-person'

/** The result of an event. Nothing else changes a payment. */
export type EventEffect =
  /** Already in that state, or a step back. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly by: AttemptMove }
  /** Captured; this confirms the order. */
  | { readonly kind: 'pay'; readonly by: 'capture' | 'capture-late' }
  /** Captured for an order that can no longer be paid: the full amount is refunded. */
  | {
      readonly kind: 'give-back'
      readonly by: 'capture' | 'capture-late'
      readonly because: 'order-closed' | 'paid-already'
    }
  /** A live attempt that must no longer be captured; the provider is asked to release it. */
  | { readonly kind: 'release' }
  /** Staff must review the event before anything counts; `by` is set if the attempt changes its state. */
  | { readonly kind: 'review'; readonly reason: ReviewReason; readonly by?: AttemptMove }
  /** The provider reversed a capture: the order is held, and staff correct the payment. */
  | { readonly kind: 'reversed' }
  /** Like `reversed`, unless the shop itself refunded the money, which some providers report with the same event. */
  | { readonly kind: 'undone' }
  | { readonly kind: 'reinstated' }

const nothing: EventEffect = { kind: 'nothing' }

/**
 * Events in any order and number give the same result. States only go forward; amount and currency must equal those
 * of the attempt (orders.md, Providers' contracts 3 and 5).
 */
export function settleEvent(
  event: ProviderEvent,
  attempt: AttemptFacts,
  order: OrderState,
): EventEffect {
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
      return ended(attempt.state, 'decline')
    case 'cancelled':
      return ended(attempt.state, 'cancel')
    case 'expired':
      return ended(attempt.state, 'expire')
    case 'reversed':
    case 'reinstated':
      return attempt.state === 'captured' ? { kind: event.type } : nothing
  }
}

function isMoney({ type }: ProviderEvent): boolean {
  return type === 'captured' || type === 'authorized'
}

/** An unreadable amount is not equal. */
function isSame(reported: ReportedAmount, own: Money): boolean {
  return 'minor' in reported && reported.minor === own.minor && reported.currency === own.currency
}

function captured(state: AttemptState, order: OrderState): EventEffect {
  if (state === 'captured') return nothing
  const by = isLive(state) ? 'capture' : 'capture-late'
  if (order === 'awaiting-payment') return { kind: 'pay', by }
  const because = isEnded(order) ? 'order-closed' : 'paid-already'
  return { kind: 'give-back', by, because }
}

function ended(state: AttemptState, by: AttemptMove): EventEffect {
  return state === 'captured' ? { kind: 'undone' } : forward(state, by)
}

/** An event without a transition is a step back or a repetition. */
function forward(state: AttemptState, by: AttemptMove): EventEffect {
  const to = moved(attemptArrows, state, by)
  return to.ok && to.value !== state ? { kind: 'move', by } : nothing
}

function reviewed(
  reason: ReviewReason,
  { state, reviewReason }: Pick<AttemptFacts, 'state' | 'reviewReason'>,
): EventEffect {
  if (reviewReason === reason || state === 'captured') return nothing
  const to = moved(attemptArrows, state, 'send-to-review')
  return { kind: 'review', reason, ...(to.ok && { by: 'send-to-review' as const }) }
}
