import type { Locale } from '#domain/market/market.ts'

/** 47 tenths are '4,7' or '4.7', as the market writes it. */
export const averageWords = (tenths: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    tenths / 10,
  )
