import type { Market } from '#domain/market/market.ts'
import { nameWords } from './formats-by-market.ts'

const cap = 100

/** Normalises a name: one space between words, composed letters, trimmed. */
export function normalizeName(value: string): string {
  return value.normalize('NFC').trim().replace(/\s+/g, ' ')
}

/** Two or more words of at least 2 letters; hyphens and apostrophes only inside a word, never adjacent (Spec 5.2). */
export function isName(market: Market, value: string): boolean {
  if (value.length > cap) return false
  const parts = normalizeName(value).split(' ')
  return (
    parts.length >= 2 && parts.every(part => nameWords[market].test(part) && !/['’-]{2}/.test(part))
  )
}
