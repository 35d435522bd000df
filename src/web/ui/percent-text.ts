import type { Locale } from '#domain/market/market.ts'
import { numberFormat } from '#domain/market/number-formats.ts'

const options = { style: 'percent', maximumFractionDigits: 2 } as const

/** '10%' as the locale writes it. */
export function percentText(percentage: number, locale: Locale): string {
  return numberFormat(locale, options).format(percentage / 100)
}
