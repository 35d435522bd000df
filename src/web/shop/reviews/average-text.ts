import type { Locale } from '#domain/market/market.ts'
import { numberFormat } from '#domain/market/number-formats.ts'

const options = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** 47 tenths are '4,7' or '4.7', in the format of the market. */
export function averageText(tenths: number, locale: Locale): string {
  return numberFormat(locale, options).format(tenths / 10)
}
