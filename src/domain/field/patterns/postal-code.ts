import type { Market } from '#domain/market/market.ts'

/** markets.md, "Fields by market": how many digits, and in Greece written 123 45. */
const forms: Record<Market, RegExp> = {
  ro: /^\d{6}$/,
  bg: /^\d{4}$/,
  hu: /^\d{4}$/,
  gr: /^\d{3} ?\d{2}$/,
}

/** The digits alone, as they are stored; undefined when it is no postal code of this market. */
export function toPostalDigits(market: Market, value: string): string | undefined {
  if (value.length > 20) return undefined
  const written = value.trim()
  return forms[market].test(written) ? written.replace(' ', '') : undefined
}

export function isPostalCode(market: Market, value: string): boolean {
  return toPostalDigits(market, value) !== undefined
}

/** How many digits stand before the space; markets.md: Greece writes 123 45. */
const spaceAfter: Readonly<Partial<Record<Market, number>>> = { gr: 3 }

/** Stored digits as the market writes them. */
export function writePostalCode(market: Market, digits: string): string {
  const first = spaceAfter[market]
  return first === undefined ? digits : `${digits.slice(0, first)} ${digits.slice(first)}`
}
