import type { Market } from '#domain/market/market.ts'

/** Typed by who has no password, so that nothing is erased by a slip. */
export const erasureWord: Readonly<Record<Market, string>> = {
  ro: 'ȘTERGE',
  bg: 'ИЗТРИЙ',
  hu: 'TÖRLÉS',
  gr: 'ΔΙΑΓΡΑΦΗ',
}

/** In small letters and without accents too. */
export const isErasureWord = (market: Market, typed: string): boolean =>
  plain(typed) === plain(erasureWord[market])

const plain = (text: string): string =>
  text.trim().slice(0, 50).normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
