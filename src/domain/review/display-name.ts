import type { Market } from '#domain/market/market.ts'

/**
 * First name and initial, "Ana P."; in Hungary the family name comes first. '' for a name of one word
 * (docs/decisions/0021-reviews.md).
 */
export function displayName(market: Market, fullName: string): string {
  const names = fullName.trim().split(/\s+/)
  const [first = ''] = names
  const last = names.at(-1) ?? ''
  if (names.length < 2) return ''
  return market === familyFirst ? short(last, first) : short(first, last)
}

const familyFirst: Market = 'hu'

function short(given: string, family: string): string {
  const [initial = ''] = family
  return `${given} ${initial.toUpperCase()}.`
}
