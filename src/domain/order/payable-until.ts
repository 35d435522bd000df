import type { Market } from '#domain/market/market.ts'
import { timeZoneOf } from '#domain/market/market.ts'
import { type Day, dayIn } from '#domain/time/day.ts'

/** A payment deadline for display: `time` is '14:05', `day` is omitted on the same day. */
export type ShownUntil = { readonly time: string; readonly day?: Day }

/**
 * Units are reserved as long as payment is possible (orders.md). In the time zone of the market; throws on an invalid
 * instant.
 */
export function payableUntilOf(market: Market, instant: string, today: Day): ShownUntil {
  const at = new Date(instant)
  const day = dayIn(market, at)
  // The Swedish time format is the ISO one.
  const time = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timeZoneOf[market],
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)
  return day === today ? { time } : { time, day }
}
