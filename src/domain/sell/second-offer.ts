import { addDays, type Day } from '#domain/device/day.ts'
import type { Currency, Money } from '#domain/money/money.ts'
import { lastDayToAnswer } from './sale-due.ts'

/** sell.md: 25 lei, 25 Lev, 2,000 Ft, 5 euro. Minor units. */
const smallDifference: Readonly<Record<Currency, number>> = {
  RON: 2_500,
  BGN: 2_500,
  HUF: 200_000,
  EUR: 500,
}
const smallPercent = 3

/**
 * sell.md, A sale's states: what an inspection makes of an offer. A difference of at most 3 %, or of the market's small
 * amount, is paid in full; so is a device worth more than was said: an offer is never raised, and never lowered for it.
 */
export function isPaidInFull(first: Money, found: Money): boolean {
  const less = first.minor - found.minor
  return less <= smallDifference[first.currency] || less * 100 <= first.minor * smallPercent
}

/** sell.md: who has not answered a second offer is reminded on these days after it. */
const reminderDays = [3, 7, 12] as const
export type ReminderDay = (typeof reminderDays)[number]

/** The latest that is due, undefined before the first and once it is too late to answer: what was missed is not sent later. */
export function reminderDue(madeOn: Day, today: Day): ReminderDay | undefined {
  return isAnswerInTime(madeOn, today)
    ? reminderDays.findLast(days => addDays(madeOn, days) <= today)
    : undefined
}

/** sell.md: a second offer waits 14 days; afterwards silence has declined it. */
export function isAnswerInTime(madeOn: Day, today: Day): boolean {
  return today <= lastDayToAnswer(madeOn)
}
