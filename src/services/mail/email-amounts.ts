import { languageOf, localeOf, type Market } from '#domain/market/market.ts'
import { formatChange, formatShelfPrice, formatTotal } from '#domain/money/format.ts'
import type { Money } from '#domain/money/money.ts'
import { type PriceDisplay, writeRate, writeShown } from '#domain/money/shown-amounts.ts'
import { serverText } from '#text/server/server-text.ts'

export type EmailAmounts = {
  readonly total: (money: Money) => string
  readonly shelf: (money: Money) => string
  /** A total with its sign, such as '−60 lei' and '+40 lei'. */
  readonly change: (money: Money) => string
  /** The rate, where amounts are shown in two currencies. */
  readonly rate: readonly string[]
}

/** Writes amounts in a market's language, as it shows them. */
export function emailAmounts(market: Market, display: PriceDisplay): EmailAmounts {
  const locale = localeOf[market]
  const labels = serverText[languageOf[market]].catalogue.general.currency
  const rate = writeRate(display, locale, labels)
  return {
    total: money =>
      writeShown(money, display, each => formatTotal(each, locale, labels[each.currency])),
    shelf: money =>
      writeShown(money, display, each => formatShelfPrice(each, locale, labels[each.currency])),
    change: money =>
      writeShown(money, display, each => formatChange(each, locale, labels[each.currency])),
    rate: rate === undefined ? [] : [rate],
  }
}
