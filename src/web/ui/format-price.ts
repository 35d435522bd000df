import { formatChange, formatShelfPrice, formatTotal } from '#domain/money/format.ts'
import type { Money } from '#domain/money/money.ts'
import { writeRate, writeShown } from '#domain/money/shown-amounts.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'

export type PriceWriter = {
  /** A price tag. */
  readonly shelf: (money: Money) => string
  /** A sum, and every amount in one list with it. */
  readonly total: (money: Money) => string
  /** A total with its sign. */
  readonly change: (money: Money) => string
}

/**
 * The digits come from the market's locale, the name of the currency from the catalogue. An amount that is shown in two
 * currencies has the second one in brackets.
 */
export function useFormatPrice(): PriceWriter {
  const { locale, currency, secondCurrency: second } = useMarket()
  const { currency: labels } = useText().general
  const display = { currency, second }
  return {
    shelf: money =>
      writeShown(money, display, each => formatShelfPrice(each, locale, labels[each.currency])),
    total: money =>
      writeShown(money, display, each => formatTotal(each, locale, labels[each.currency])),
    change: money =>
      writeShown(money, display, each => formatChange(each, locale, labels[each.currency])),
  }
}

/** The fixed rate, such as "1 евро = 1,95583 Lev"; `undefined` where one currency is shown. */
export function useExchangeRate(): string | undefined {
  const { locale, currency, secondCurrency: second } = useMarket()
  return writeRate({ currency, second }, locale, useText().general.currency)
}
