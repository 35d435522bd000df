import type { Currency } from './money.ts'

/** Currencies that are no longer legal tender, and since when (Rules of trade, Rulings). */
export const replacedSince: Readonly<Partial<Record<Currency, string>>> = { BGN: '1 January 2026' }

export function isReplacedCurrency(currency: Currency): boolean {
  return replacedSince[currency] !== undefined
}
