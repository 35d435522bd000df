import type { Market } from '#domain/market/market.ts'
import { timeZoneOf } from '#domain/market/market.ts'

/**
 * SQL for `instant` moved back by `days` calendar days of the market: a day on which clocks change is not 24 hours
 * long.
 */
export function daysBack(instant: string, days: string, market: Market): string {
  return `((${instant}) at time zone '${timeZoneOf[market]}' - make_interval(days => ${days})) at time zone '${timeZoneOf[market]}'`
}
