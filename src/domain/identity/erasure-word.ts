import type { Market } from '#domain/market/market.ts'

/** Typed by who has no password, so that nothing is erased by a slip. */
export const erasureWord: Readonly<Record<Market, string>> = {
  ro: 'ȘTERGE',
  bg: 'ИЗТРИЙ',
  hu: 'TÖRLÉS',
  gr: 'ΔΙΑΓΡΑΦΗ',
}

/** In small letters and without accents too. */
export function isErasureWord(market: Market, typed: string): boolean {
  return plain(typed) === plain(erasureWord[market])
}

function plain(text: string): string {
  return text.trim().slice(0, 50).normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}
