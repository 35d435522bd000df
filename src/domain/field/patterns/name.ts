import type { Market } from '#domain/market/market.ts'

const cap = 100

/** markets.md, "Fields by market": a word begins and ends with a letter, so it holds at least two. */
const text: Record<Market, RegExp> = {
  ro: /^[\p{Script=Latin}&&\p{L}][[\p{Script=Latin}&&\p{L}]'’\-]*[\p{Script=Latin}&&\p{L}]$/v,
  bg: /^[[\p{Script=Cyrillic}\p{Script=Latin}]&&\p{L}][[[\p{Script=Cyrillic}\p{Script=Latin}]&&\p{L}]'’\-]*[[\p{Script=Cyrillic}\p{Script=Latin}]&&\p{L}]$/v,
  hu: /^[a-záéíóöőúüű][a-záéíóöőúüű'’-]*[a-záéíóöőúüű]$/i,
  gr: /^[[\p{Script=Greek}\p{Script=Latin}]&&\p{L}][[[\p{Script=Greek}\p{Script=Latin}]&&\p{L}]'’\-]*[[\p{Script=Greek}\p{Script=Latin}]&&\p{L}]$/v,
}

/** One space between words, composed letters, nothing around them. */
export function normalizeName(value: string): string {
  return value.normalize('NFC').trim().replace(/\s+/g, ' ')
}

/** Spec 5.2: two or more words of at least 2 letters; hyphen and apostrophe only inside a word, one at a time. */
export function isName(market: Market, value: string): boolean {
  if (value.length > cap) return false
  const parts = normalizeName(value).split(' ')
  return parts.length >= 2 && parts.every(part => text[market].test(part) && !/['’-]{2}/.test(part))
}
