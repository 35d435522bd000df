import { addDays, type Day } from '#domain/device/day.ts'

/** sell.md, Price, payout: in 10 to 20 days, so within the ten before the last. */
const daysOfSlowWindow = 10

/** Slow transfers whose last day is this one or earlier are made today; fast ones at once. */
export function slowDueBy(today: Day): Day {
  return addDays(today, daysOfSlowWindow)
}
