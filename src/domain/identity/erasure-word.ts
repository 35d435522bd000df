import type { Market } from '#domain/market/market.ts'

/** The word that a member without a password types to confirm, to prevent accidental erasure. */
export const erasureWord: Readonly<Record<Market, string>> = {
  ro: 'ȘTERGE',
  bg: 'ИЗТРИЙ',
  hu: 'TÖRLÉS',
  gr: 'ΔΙΑΓΡΑΦΗ',
}

/** Accepts lower case and missing accents. */
export function isErasureWord(market: Market, typed: string): boolean {
  return plain(typed) === plain(erasureWord[market])
}

function plain(text: string): string {
  return text.trim().slice(0, 50).normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}
