import { addDays, type Day } from '#domain/device/day.ts'
import { addWorkingDays } from '#domain/device/working-days.ts'
import type { Payout } from './price-tables.ts'
import type { TradeInState } from './sale-state.ts'
import type { TradeInDue } from './sale-view.ts'

const daysOfAnOffer = 14
const workingDaysToInspect = 3
const workingDaysToPay = 2
const daysToPayLater = 20
const daysToAnswer = 14

type Situation = {
  readonly state: TradeInState
  /** The day it came into that state. */
  readonly since: Day
  /** The day the first offer was made. */
  readonly offeredOn?: Day
  /** By when the parcel is handed over, once it is booked. */
  readonly sendBy?: Day
  readonly payout?: Payout
}

/** sell.md, Timers: the last day an offer can be accepted on. */
export function lastDayOfOffer(offeredOn: Day): Day {
  return addDays(offeredOn, daysOfAnOffer)
}

/** sell.md, A sale's states, Timers: an offer holds 14 days, inspection takes 3 working days, payout 2, a second offer waits 14 days. */
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
      return { kind: 'inspected-by', day: addWorkingDays(since, workingDaysToInspect, holidays) }
    case 'inspected':
    case 'accepted-second':
      return { kind: 'paid-by', day: payDay(since, payout, holidays) }
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

/** sell.md, Timers: the last day a second offer can be answered on. */
export function lastDayToAnswer(madeOn: Day): Day {
  return addDays(madeOn, daysToAnswer)
}

/** sell.md, Price, payout: who waits 10 to 20 days is paid more. */
function payDay(since: Day, payout: Payout | undefined, holidays: ReadonlySet<Day>): Day {
  return payout === 'bank-slow'
    ? addDays(since, daysToPayLater)
    : addWorkingDays(since, workingDaysToPay, holidays)
}
