import { addDays, type Day } from '#domain/time/day.ts'
import { addWorkingDays } from '#domain/time/working-days.ts'
import type { PayoutMethod } from './price-tables.ts'
import type { TradeInState } from './trade-in-state.ts'
import type { TradeInDue, TradeInView } from './trade-in-view.ts'

const daysOfAnOffer = 14
const workingDaysToInspect = 3
const workingDaysToPay = 2
const daysToPayLater = 20
const daysToAnswer = 14
const daysToUnlock = 14

type Situation = {
  readonly state: TradeInState
  /** The day the trade-in entered this state. */
  readonly since: Day
  /** The day the first offer was made. */
  readonly offeredOn?: Day
  /** The last day to hand over the parcel, once it is booked. */
  readonly sendBy?: Day
  readonly payout?: PayoutMethod
}

/** Whether an offer can no longer be accepted: it ends at the instant `expiresAt` (sell.md, Timers). */
export function hasOfferEnded(
  { state, expiresAt }: Pick<TradeInView, 'state' | 'expiresAt'>,
  now: Date,
): boolean {
  return state === 'expired' || (expiresAt !== undefined && new Date(expiresAt) <= now)
}

/** The last day on which an offer can be accepted (sell.md, Timers). */
export function lastDayOfOffer(offeredOn: Day): Day {
  return addDays(offeredOn, daysOfAnOffer)
}

/**
 * An offer is valid for 14 days, an inspection and a second look take 3 working days, payout 2; a lock can be removed, and a
 * second offer answered, for 14 days (sell.md, Timers, Rulings).
 */
export function tradeInDueOf(
  { state, since, offeredOn, sendBy, payout }: Situation,
  holidays: ReadonlySet<Day>,
): TradeInDue | undefined {
  const heldUntil = lastDayOfOffer(offeredOn ?? since)
  switch (state) {
    case 'offered':
      return { kind: 'accept-by', day: heldUntil }
    case 'accepted':
    case 'label-sent':
      return { kind: 'hand-over-by', day: sendBy ?? heldUntil }
    case 'received':
    case 'objected':
      return { kind: 'inspected-by', day: addWorkingDays(since, workingDaysToInspect, holidays) }
    case 'inspected':
    case 'accepted-second':
      return { kind: 'paid-by', day: payDay(since, payout, holidays) }
    case 'locked':
      return { kind: 'unlock-by', day: lastDayToUnlock(since) }
    case 'second-offer':
      return { kind: 'answer-by', day: lastDayToAnswer(since) }
    case 'draft':
    case 'in-transit':
    case 'quarantined':
    case 'paid':
    case 'rejected':
    case 'declined':
    case 'returning':
    case 'returned':
    case 'recycled':
    case 'surrendered':
    case 'expired':
    case 'cancelled':
      return undefined
  }
}

/** The last day to remove a lock that was found at the inspection; then the device is not bought (sell.md, Rulings). */
export function lastDayToUnlock(foundOn: Day): Day {
  return addDays(foundOn, daysToUnlock)
}

/** The last day on which a second offer can be answered (sell.md, Timers). */
export function lastDayToAnswer(madeOn: Day): Day {
  return addDays(madeOn, daysToAnswer)
}

/** A seller who accepts a payout in 10 to 20 days is paid more (sell.md, Price, payout). */
function payDay(since: Day, payout: PayoutMethod | undefined, holidays: ReadonlySet<Day>): Day {
  return payout === 'bank-slow'
    ? addDays(since, daysToPayLater)
    : addWorkingDays(since, workingDaysToPay, holidays)
}
