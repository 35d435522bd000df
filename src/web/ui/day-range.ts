import type { DeliveryEstimate } from '#domain/delivery/estimate.ts'
import type { Locale } from '#domain/market/market.ts'
import { memoized } from '#domain/memoized.ts'
import { dateFormat } from '#domain/time/date-formats.ts'
import type { Day } from '#domain/time/day.ts'

/**
 * '24–26 noiembrie', or '27 noiembrie – 1 decembrie', as the locale writes it. Node puts thin spaces around the
 * dash between two months and Chromium plain ones; a server-rendered page must not change when it is hydrated.
 */
export function dayRange({ from, to }: DeliveryEstimate, locale: Locale): string {
  return formatRange(`${locale}/${from}/${to}`)
}

/** Memoized: the same few days are on every product page. */
const formatRange = memoized(range => {
  const [locale, from, to] = range.split('/') as [Locale, Day, Day]
  return dateFormat(locale, 'UTC', 'dayAndMonth')
    .formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
    .replace(/[\u2009\u202f]/g, ' ')
}, 512)
