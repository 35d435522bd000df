import type { Market } from '#domain/market/market.ts'

/** The number of digits; Greece writes 123 45 (markets.md, "Fields by market"). */
const forms: Record<Market, RegExp> = {
  ro: /^\d{6}$/,
  bg: /^\d{4}$/,
  hu: /^\d{4}$/,
  gr: /^\d{3} ?\d{2}$/,
}

/** The digits only, as stored; `undefined` for an invalid postal code of this market. */
export function toPostalDigits(market: Market, value: string): string | undefined {
  if (value.length > 20) return undefined
  const written = value.trim()
  return forms[market].test(written) ? written.replace(' ', '') : undefined
}

export function isPostalCode(market: Market, value: string): boolean {
  return toPostalDigits(market, value) !== undefined
}

/** The number of digits before the space; Greece writes 123 45 (markets.md). */
const spaceAfter: Readonly<Partial<Record<Market, number>>> = { gr: 3 }

/** Formats stored digits in the format of the market. */
export function writePostalCode(market: Market, digits: string): string {
  const first = spaceAfter[market]
  return first === undefined ? digits : `${digits.slice(0, first)} ${digits.slice(first)}`
}
