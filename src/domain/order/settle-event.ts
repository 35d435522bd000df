import { moved } from '#domain/machine.ts'
import type { Money } from '#domain/money/money.ts'
import type { ProviderEvent, ReportedAmount } from '#domain/payment/provider-event.ts'
import { type AttemptMove, type AttemptState, attemptArrows, isLive } from './attempt-state.ts'
import { isEnded, type OrderState } from './order-state.ts'

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
  /** What was captured is undone at the provider: the order is held, and a person sets the money right. */
  | { readonly kind: 'reversed' }
  /** The same, unless the shop gave the money back itself, which some providers tell in the same words. */
  | { readonly kind: 'undone' }
  | { readonly kind: 'reinstated' }

const nothing: Settlement = { kind: 'nothing' }

/**
 * orders.md, Providers' contracts 3 and 5: events in any order and number come to one end. States only go forward;
 * amount and currency must equal the attempt's.
 */
export function settleEvent(
  event: ProviderEvent,
  attempt: AttemptFacts,
  order: OrderState,
): Settlement {
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

/** What cannot be read is not the same. */
function isSame(told: ReportedAmount, own: Money): boolean {
  return 'minor' in told && told.minor === own.minor && told.currency === own.currency
}

function captured(state: AttemptState, order: OrderState): Settlement {
  if (state === 'captured') return nothing
  const by = isLive(state) ? 'capture' : 'capture-late'
  if (order === 'awaiting-payment') return { kind: 'pay', by }
  const because = isEnded(order) ? 'order-closed' : 'paid-already'
  return { kind: 'give-back', by, because }
}

function ended(state: AttemptState, by: AttemptMove): Settlement {
  return state === 'captured' ? { kind: 'undone' } : forward(state, by)
}

/** What the machine has no arrow for is a step back or a repetition. */
function forward(state: AttemptState, by: AttemptMove): Settlement {
  const to = moved(attemptArrows, state, by)
  return to.ok && to.value !== state ? { kind: 'move', by } : nothing
}

function reviewed(
  reason: ReviewReason,
  { state, reviewReason }: Pick<AttemptFacts, 'state' | 'reviewReason'>,
): Settlement {
  if (reviewReason === reason || state === 'captured') return nothing
  const to = moved(attemptArrows, state, 'send-to-review')
  return { kind: 'review', reason, ...(to.ok && { by: 'send-to-review' as const }) }
}
