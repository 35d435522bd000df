import type { DeliveryEstimate } from '#domain/delivery/estimate.ts'
import type { Locale } from '#domain/market/market.ts'

/**
 * '24–26 noiembrie', or '27 noiembrie – 1 decembrie', as the locale writes it. Node puts thin spaces around the
 * dash between two months and Chromium plain ones; a server-rendered page must not change when it is hydrated.
 */
export function dayRange({ from, to }: DeliveryEstimate, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
    .replace(/[\u2009\u202f]/g, ' ')
}
