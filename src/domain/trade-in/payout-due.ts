import { addDays, type Day } from '#domain/time/day.ts'

/** A slow payout is made after 10 to 20 days, so within the last ten days before it is due (sell.md, Price, payout). */
const daysOfSlowWindow = 10

/** Slow transfers due on this day or earlier are made today; fast ones are made at once. */
export function slowDueBy(today: Day): Day {
  return addDays(today, daysOfSlowWindow)
}
