import type { Locale } from '#domain/market/market.ts'

/** Kilometres as people say them, a hundred metres at least: 0,1 or 2,4 or 31. */
export function pickupDistance(metres: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: metres < 9_950 ? 1 : 0 }).format(
    Math.max(metres, 100) / 1000,
  )
}
