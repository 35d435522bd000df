import type { Locale } from '#domain/market/market.ts'
import { minorDigits, shownDigits } from './currency.ts'
import type { Money } from './money.ts'

/**
 * Shelf prices show decimals only when they are not zero; HUF never. The label is the currency label of the market
 * (markets.md).
 */
export function formatShelfPrice(money: Money, locale: Locale, label: string): string {
  const isWhole = money.minor % 10 ** minorDigits[money.currency] === 0
  return format(money, locale, label, isWhole ? 0 : shownDigits[money.currency])
}

/** Totals always show two decimals; HUF none (markets.md). */
export function formatTotal(money: Money, locale: Locale, label: string): string {
  return format(money, locale, label, shownDigits[money.currency])
}

const noBreakSpace = '\u00a0'

function format(money: Money, locale: Locale, label: string, digits: number): string {
  const units = money.minor / 10 ** minorDigits[money.currency]
  return `${numberFormat(locale, digits).format(units)}${noBreakSpace}${label}`
}

// Creating an Intl.NumberFormat costs more than a hundred uses of it.
const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: Locale, digits: number): Intl.NumberFormat {
  const key = `${locale} ${digits}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, made)
  return made
}
