import { refundDaysByLaw } from '#domain/order/cancel-back.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { addWorkingDays } from '#domain/time/working-days.ts'
import type { ReturnState } from './return-state.ts'
import type { ReturnDue } from './return-view.ts'

const daysToInspect = 3
const daysToRefund = 2
const daysToSendBack = 3

/** The days on which a return entered its states, so far. */
export type ReturnDays = {
  readonly requested: Day
  readonly sendBy: Day
  readonly handedOver?: Day
  readonly received?: Day
  readonly inspected?: Day
  readonly rejected?: Day
}

export type Reckoning = {
  readonly holidays: ReadonlySet<Day>
  /** Working days that a parcel may be in transit. */
  readonly transitDays: number
  readonly refund?: RefundState
}

/**
 * Each state has a due date: inspection three working days after arrival, the refund two later, and never after the 14
 * days of the law if the return arrived within them (Complaints of this trade, slow refund).
 */
export function dueOf(
  state: ReturnState,
  days: ReturnDays,
  { holidays, transitDays, refund }: Reckoning,
): ReturnDue | undefined {
  const { requested, sendBy, handedOver = requested, received = handedOver } = days
  const { inspected = received, rejected = inspected } = days
  const lawful = capOf(requested, received)
  switch (state) {
    case 'requested':
    case 'approved':
      return { kind: 'send-by', day: sendBy }
    case 'in-transit':
      return { kind: 'arrives-by', day: addWorkingDays(handedOver, transitDays, holidays) }
    case 'received':
      return {
        kind: 'inspected-by',
        day: lawful(addWorkingDays(received, daysToInspect, holidays)),
      }
    case 'inspected':
    case 'settled':
      return refund === 'succeeded' || (state === 'settled' && refund === undefined)
        ? undefined
        : {
            kind: 'refunded-by',
            day: lawful(addWorkingDays(inspected, daysToRefund, holidays)),
          }
    case 'rejected':
      return { kind: 'sent-back-by', day: addWorkingDays(rejected, daysToSendBack, holidays) }
    case 'sent-back':
    case 'cancelled':
    case 'expired':
      return undefined
  }
}

function capOf(requested: Day, received: Day) {
  const last = addDays(requested, refundDaysByLaw)
  return (day: Day): Day => (received <= last && day > last ? last : day)
}
