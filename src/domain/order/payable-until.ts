import { type Day, dayIn } from '#domain/device/day.ts'
import type { Market } from '#domain/market/market.ts'
import { timeZoneOf } from '#domain/market/time-zone.ts'

/** An end of waiting as it is told: `time` is '14:05', `day` is left out on that very day. */
export type ToldUntil = { readonly time: string; readonly day?: Day }

/** orders.md: units are held as long as the payment may last. Told in the market's own time; throws on what is no instant. */
export function payableUntilOf(market: Market, instant: string, today: Day): ToldUntil {
  const at = new Date(instant)
  const day = dayIn(market, at)
  // The Swedish way of writing a time is the ISO one.
  const time = new Intl.DateTimeFormat('sv-SE', {
    timeZone: timeZoneOf[market],
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)
  return day === today ? { time } : { time, day }
}
