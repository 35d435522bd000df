import type { Locale, Market } from '#domain/market/market.ts'
import { timeZoneOf } from '#domain/market/market.ts'
import { memoized } from '../memoized.ts'
import { dateFormat } from './date-formats.ts'

/** A calendar day such as '2026-01-31', without time or zone; used for delivery and return dates. */
export type Day = string

/** The calendar day in a market at an instant. */
export function dayIn(market: Market, instant: Date): Day {
  // The Swedish date format equals ISO 8601.
  return dateFormat('sv-SE', timeZoneOf[market], 'digits').format(instant)
}

/** The first instant of a day in a market. */
export function startOfDay(market: Market, day: Day): Date {
  const begun = hoursAhead
    .map(hours => new Date(atMidnight(day).getTime() - hours * hourMs))
    .find(at => dayIn(market, at) === day)
  if (!begun) throw new RangeError(`${day} does not begin in ${market}`)
  return begun
}

const hourMs = 3_600_000

/** The possible UTC offsets of the markets, the largest first. */
const hoursAhead = [3, 2, 1]

export function addDays(day: Day, days: number): Day {
  return new Date(midnightOf(day) + days * 24 * hourMs).toISOString().slice(0, 10)
}

/** 0 is Sunday, 6 Saturday. */
export function weekdayOf(day: Day): number {
  return atMidnight(day).getUTCDay()
}

/** Formats like '3 decembrie 2025'. */
export function formatLongDay(day: Day, locale: Locale): string {
  return dateFormat(locale, 'UTC', 'long').format(atMidnight(day))
}

/** Adds days to a date and formats it in the long style of a locale (Spec 9.4). */
export function longDayAfter(day: Day, days: number, locale: Locale): string {
  return formatLongDay(addDays(day, days), locale)
}

function atMidnight(day: Day): Date {
  return new Date(midnightOf(day))
}

/** Midnight UTC of a day, in milliseconds since 1970. */
const midnightOf = memoized((day: Day): number => {
  const date = new Date(`${day}T00:00:00Z`)
  // 30 February would be parsed as 2 March.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(`${day}T`))
    throw new RangeError(`${day} is not a day`)
  return date.getTime()
})
