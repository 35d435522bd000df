import type { Locale } from '#domain/market/market.ts'
import { numberFormat } from '#domain/market/number-formats.ts'
import { minorDigits, shownDigits } from './currency.ts'
import type { Money } from './money.ts'

/**
 * A price tag: decimals only when they are not zero; HUF never. The label is the currency label of the market
 * (markets.md). Amounts that stand in one list with their sum are formatted with `formatTotal`, all of them, so that
 * 1.549 and 1.549,00 never stand side by side.
 */
export function formatShelfPrice(money: Money, locale: Locale, label: string): string {
  const isWhole = money.minor % 10 ** minorDigits[money.currency] === 0
  return format(money, locale, label, isWhole ? 0 : shownDigits[money.currency])
}

/** A sum or an amount beside one: always two decimals; HUF none (markets.md). A negative one has a minus sign. */
export function formatTotal(money: Money, locale: Locale, label: string): string {
  return format(money, locale, label, shownDigits[money.currency])
}

/** A total with its sign, plus or minus; 0 has none. */
export function formatChange(money: Money, locale: Locale, label: string): string {
  return `${money.minor > 0 ? '+' : ''}${formatTotal(money, locale, label)}`
}

const noBreakSpace = '\u00a0'
/** U+2212, as wide as the plus sign; the locales of the four markets write a hyphen. */
const minusSign = '−'

function format(money: Money, locale: Locale, label: string, digits: number): string {
  const units = money.minor / 10 ** minorDigits[money.currency]
  const text = digitsFormat(locale, digits).format(units).replace('-', minusSign)
  return `${text}${noBreakSpace}${label}`
}

/** A number that is no amount, with exactly `digits` decimals. */
export function formatDecimals(value: number, locale: Locale, digits: number): string {
  return digitsFormat(locale, digits).format(value)
}

function digitsFormat(locale: Locale, digits: number): Intl.NumberFormat {
  return numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
