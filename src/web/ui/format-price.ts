import { formatShelfPrice, formatTotal } from '#domain/money/format.ts'
import type { Money } from '#domain/money/money.ts'
import { useMarket, useText } from '#web/text/use-text.tsx'

export type PriceWriter = {
  readonly shelf: (money: Money) => string
  readonly total: (money: Money) => string
}

/** The digits come from the market's locale, the name of the currency from the catalogue. */
export function useFormatPrice(): PriceWriter {
  const { locale } = useMarket()
  const { currency } = useText().general
  return {
    shelf: money => formatShelfPrice(money, locale, currency[money.currency]),
    total: money => formatTotal(money, locale, currency[money.currency]),
  }
}
