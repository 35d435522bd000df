import type { Market } from '#domain/market/market.ts'

const cap = 100

/** A word begins and ends with a letter, so it has at least two (markets.md, "Fields by market"). */
const text: Record<Market, RegExp> = {
  ro: /^[\p{Script=Latin}&&\p{L}][[\p{Script=Latin}&&\p{L}]'’\-]*[\p{Script=Latin}&&\p{L}]$/v,
  bg: /^[[\p{Script=Cyrillic}\p{Script=Latin}]&&\p{L}][[[\p{Script=Cyrillic}\p{Script=Latin}]&&\p{L}]'’\-]*[[\p{Script=Cyrillic}\p{Script=Latin}]&&\p{L}]$/v,
  hu: /^[a-záéíóöőúüű][a-záéíóöőúüű'’-]*[a-záéíóöőúüű]$/i,
  gr: /^[[\p{Script=Greek}\p{Script=Latin}]&&\p{L}][[[\p{Script=Greek}\p{Script=Latin}]&&\p{L}]'’\-]*[[\p{Script=Greek}\p{Script=Latin}]&&\p{L}]$/v,
}

/** Normalises a name: one space between words, composed letters, trimmed. */
export function normalizeName(value: string): string {
  return value.normalize('NFC').trim().replace(/\s+/g, ' ')
}

/** Two or more words of at least 2 letters; hyphens and apostrophes only inside a word, never adjacent (Spec 5.2). */
export function isName(market: Market, value: string): boolean {
  if (value.length > cap) return false
  const parts = normalizeName(value).split(' ')
  return parts.length >= 2 && parts.every(part => text[market].test(part) && !/['’-]{2}/.test(part))
}
