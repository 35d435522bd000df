import type { Locale } from '#domain/market/market.ts'

/** '10%' as the locale writes it. */
export function percentText(percentage: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    percentage / 100,
  )
}
