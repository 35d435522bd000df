import type { Market } from '#domain/market/market.ts'

/** `separator` stands after the first `before` digits and may be left out when typed. */
type PostalCode = {
  readonly digits: number
  readonly separator?: { readonly before: number; readonly sign: string }
}

/** Greece writes 123 45 (markets.md, "Fields by market"). */
const forms: Readonly<Record<Market, PostalCode>> = {
  ro: { digits: 6 },
  bg: { digits: 4 },
  hu: { digits: 4 },
  gr: { digits: 5, separator: { before: 3, sign: ' ' } },
}

/** The digits only, as stored; `undefined` for an invalid postal code of this market. */
export function toPostalDigits(market: Market, value: string): string | undefined {
  const { digits, separator } = forms[market]
  if (value.length > 20) return undefined
  const written = value.trim()
  const isSeparated = separator && written[separator.before] === separator.sign
  const bare = isSeparated
    ? written.slice(0, separator.before) + written.slice(separator.before + 1)
    : written
  return bare.length === digits && /^\d+$/.test(bare) ? bare : undefined
}

export function isPostalCode(market: Market, value: string): boolean {
  return toPostalDigits(market, value) !== undefined
}

/** Formats stored digits in the format of the market. */
export function writePostalCode(market: Market, digits: string): string {
  const { separator } = forms[market]
  return separator
    ? `${digits.slice(0, separator.before)}${separator.sign}${digits.slice(separator.before)}`
    : digits
}
