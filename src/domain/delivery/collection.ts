import type { Market } from '#domain/market/market.ts'
import { type ClockTime, minutesOf } from '#domain/time/clock-time.ts'
import { addDays, type Day, dayIn, startOfDay } from '#domain/time/day.ts'
import { addWorkingDays, isWorkingDay } from '#domain/time/working-days.ts'

/** When a carrier comes for the parcels next; today counts until it came. Carriers come on working days. */
export function nextCollection(
  market: Market,
  collectedAt: ClockTime,
  holidays: ReadonlySet<Day>,
  now: Date,
): Date {
  const today = dayIn(market, now)
  const at = instantOf(market, today, collectedAt)
  if (isWorkingDay(today, holidays) && now.getTime() <= at.getTime()) return at
  return instantOf(market, addWorkingDays(today, 1, holidays), collectedAt)
}

/** On the day on which clocks change, they do before anybody collects: counted back from the next midnight. */
function instantOf(market: Market, day: Day, time: ClockTime): Date {
  const midnight = startOfDay(market, addDays(day, 1))
  return new Date(midnight.getTime() - (minutesOfDay - minutesOf(time)) * 60_000)
}

const minutesOfDay = 24 * 60
