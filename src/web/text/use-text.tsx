import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Locale, Market } from '#domain/market/market.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Catalogue } from '#text/shell/catalogue/catalogue.ts'

/** `base` is the market's base address or prefix, without a trailing slash (markets.md "Where a market lives"). */
export type MarketSetting = {
  readonly market: Market
  readonly locale: Locale
  readonly base: string
  /** `base` as an absolute URL, for readers outside the site. */
  readonly site: string
  readonly currencyLabel: string
  readonly currency: Currency
  /** Amounts are also shown in this currency. */
  readonly secondCurrency: Currency | undefined
  /** The days within which a device can be returned, a setting of the market. */
  readonly returnDays: number
}

const TextContext = createContext<Catalogue | undefined>(undefined)
const MarketContext = createContext<MarketSetting | undefined>(undefined)

export function TextProvider(props: { readonly text: Catalogue; readonly children: ReactNode }) {
  return <TextContext value={props.text}>{props.children}</TextContext>
}

/**
 * Equal settings are the same object, so that nothing below is rendered again, in particular no part with deferred
 * hydration.
 */
export function MarketProvider(props: {
  readonly setting: MarketSetting
  readonly children: ReactNode
}) {
  const { market, locale, base, site, currencyLabel, currency, secondCurrency } = props.setting
  const { returnDays } = props.setting
  const setting = useMemo(
    () => ({ market, locale, base, site, currencyLabel, currency, secondCurrency, returnDays }),
    [market, locale, base, site, currencyLabel, currency, secondCurrency, returnDays],
  )
  return <MarketContext value={setting}>{props.children}</MarketContext>
}

export function useText(): Catalogue {
  const text = useContext(TextContext)
  if (text === undefined) throw new Error('useText is called outside TextProvider')
  return text
}

export function useMarket(): MarketSetting {
  const setting = useContext(MarketContext)
  if (setting === undefined) throw new Error('useMarket is called outside MarketProvider')
  return setting
}
