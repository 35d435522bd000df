/** The four country markets (Spec 1). In the URL builder "language" means this key (markets.md). */
export const markets = ['ro', 'bg', 'hu', 'gr'] as const
export type Market = (typeof markets)[number]

/** The html `lang` of a market's text. */
export const languages = ['ro', 'bg', 'hu', 'el'] as const
export type Language = (typeof languages)[number]

/** The Intl locale of a market. */
export type Locale = 'ro-RO' | 'bg-BG' | 'hu-HU' | 'el-GR'

export const languageOf = { ro: 'ro', bg: 'bg', hu: 'hu', gr: 'el' } as const satisfies Record<
  Market,
  Language
>

export const localeOf = {
  ro: 'ro-RO',
  bg: 'bg-BG',
  hu: 'hu-HU',
  gr: 'el-GR',
} as const satisfies Record<Market, Locale>

export function isMarket(value: unknown): value is Market {
  return typeof value === 'string' && (markets as readonly string[]).includes(value)
}

/** The value of each market, for tables in which one derives from another. */
export function byMarket<Value>(toValue: (market: Market) => Value) {
  return Object.fromEntries(markets.map(market => [market, toValue(market)])) as Readonly<
    Record<Market, Value>
  >
}

/** ISO 3166-1. */
export const countryOf = {
  ro: 'RO',
  bg: 'BG',
  hu: 'HU',
  gr: 'GR',
} as const satisfies Record<Market, string>

/** The IANA time zone that decides the current day in a market. */
export const timeZoneOf: Readonly<Record<Market, string>> = {
  ro: 'Europe/Bucharest',
  bg: 'Europe/Sofia',
  hu: 'Europe/Budapest',
  gr: 'Europe/Athens',
}

/** Every country in its own language, the same in all four markets. */
export const marketNames: Readonly<Record<Market, string>> = {
  ro: 'România',
  bg: 'България',
  hu: 'Magyarország',
  gr: 'Ελλάδα',
}
