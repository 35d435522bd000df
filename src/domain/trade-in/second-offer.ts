import { smallDifference } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { lastDayToAnswer } from './trade-in-due.ts'

const smallPercent = 3

/**
 * A difference of at most 3 %, or of the market's small amount, is paid in full (sell.md, A sale's states); a device worth
 * more than declared is paid more (Rulings).
 */
export function isPaidInFull(first: Money, found: Money): boolean {
  const less = first.minor - found.minor
  return less <= smallDifference[first.currency] || less * 100 <= first.minor * smallPercent
}

/** A seller who has not answered a second offer is reminded on these days after it (sell.md). */
const reminderDays = [3, 7, 12] as const
export type ReminderDay = (typeof reminderDays)[number]

/**
 * The latest reminder that is due, `undefined` before the first and after the deadline: a missed reminder is not sent
 * later.
 */
export function reminderDue(madeOn: Day, today: Day): ReminderDay | undefined {
  return isAnswerInTime(madeOn, today)
    ? reminderDays.findLast(days => addDays(madeOn, days) <= today)
    : undefined
}

/** A second offer can be answered for 14 days; after that it counts as declined (sell.md). */
export function isAnswerInTime(madeOn: Day, today: Day): boolean {
  return today <= lastDayToAnswer(madeOn)
}
