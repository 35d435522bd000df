import type { Locale } from '#domain/market/market.ts'

const formats = new Map<Locale, Intl.NumberFormat>()

/** A whole number in the market's digits; formats are cached, because creating one costs more than a hundred uses. */
export function formatCount(count: number, locale: Locale): string {
  const cached = formats.get(locale)
  if (cached) return cached.format(count)
  const format = new Intl.NumberFormat(locale)
  formats.set(locale, format)
  return format.format(count)
}
