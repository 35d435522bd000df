import type { Locale } from '#domain/market/market.ts'

/** 47 tenths are '4,7' or '4.7', in the format of the market. */
export function averageText(tenths: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(tenths / 10)
}
