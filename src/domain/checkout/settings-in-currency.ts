import { convertAmountsIn } from '#domain/money/convert.ts'
import type { Currency } from '#domain/money/money.ts'
import type { MarketSettings } from './settings.ts'

/** A market's settings in another currency: fees, costs and bounds at the fixed rate. A second currency changes places. */
export function settingsInCurrency(settings: MarketSettings, to: Currency): MarketSettings {
  const { cart, ...others } = convertAmountsIn(settings, to)
  const { currency, secondCurrency, ...rest } = cart
  const second = secondCurrency === to ? currency : secondCurrency
  return {
    ...others,
    cart: { ...rest, currency: to, ...(second !== undefined && { secondCurrency: second }) },
  }
}
