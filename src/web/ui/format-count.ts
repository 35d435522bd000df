import type { Locale } from '#domain/market/market.ts'
import { numberFormat } from '#domain/market/number-formats.ts'

/** A whole number in the market's digits. */
export function formatCount(count: number, locale: Locale): string {
  return numberFormat(locale).format(count)
}
