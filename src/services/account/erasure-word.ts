import { languageOf, type Market } from '#domain/market/market.ts'
import { serverText } from '#text/server/server-text.ts'

/**
 * Whether a member typed the word that confirms the erasure of an account without a password; lower case and missing
 * accents are accepted.
 */
export function isErasureWord(market: Market, typed: string): boolean {
  const { word } = serverText[languageOf[market]].accountPage.settings.erase
  return plain(typed) === plain(word)
}

function plain(text: string): string {
  return text.trim().slice(0, 50).normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}
