import type { Locale } from '#domain/market/market.ts'
import { convert, hasFixedRate, perEuro, rateScale } from './convert.ts'
import { formatDecimals } from './format.ts'
import type { Currency, Money } from './money.ts'

/** How a market shows amounts: in its currency and, if there is a second one, in both (markets.md, Money). */
export type PriceDisplay = { readonly currency: Currency; readonly second?: Currency | undefined }

/**
 * An amount as it is shown: as agreed, and beside it in the other currency if both are shown. What was agreed in
 * another currency than the market's, before it changed, is always shown in both.
 */
export function shownAmounts(money: Money, display: PriceDisplay): readonly Money[] {
  const other = shownBeside(money.currency, display)
  return other === undefined ? [money] : [money, convert(money, other)]
}

/** The currency in which amounts of a currency are also shown. */
export function shownBeside(
  own: Currency,
  { currency, second }: PriceDisplay,
): Currency | undefined {
  const other = own === currency ? second : currency
  return other !== undefined && other !== own && hasFixedRate(own, other) ? other : undefined
}

/** Writes an amount as it is shown, such as "510,78 евро (999,00 Lev)"; `write` writes one amount. */
export function writeShown(
  money: Money,
  display: PriceDisplay,
  write: (money: Money) => string,
): string {
  const [own = '', other] = shownAmounts(money, display).map(write)
  return other === undefined ? own : `${own} (${other})`
}

/** The fixed rate, such as "1 евро = 1,95583 Lev"; `undefined` where one currency is shown. */
export function writeRate(
  { currency, second }: PriceDisplay,
  locale: Locale,
  labels: Readonly<Record<Currency, string>>,
): string | undefined {
  if (shownBeside(currency, { currency, second }) === undefined) return undefined
  const other = currency === 'EUR' ? (second ?? currency) : currency
  const rate = perEuro[other] ?? rateScale
  const written = formatDecimals(rate / rateScale, locale, 5)
  return `1\u00a0${labels.EUR} = ${written}\u00a0${labels[other]}`
}
