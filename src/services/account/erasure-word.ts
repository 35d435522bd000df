import { isSameWord } from '#domain/identity/erasure-word.ts'
import { languageOf, type Market } from '#domain/market/market.ts'
import { serverText } from '#text/server/server-text.ts'

/** Whether a member typed the word of their market that confirms the erasure of an account without a password. */
export function isErasureWord(market: Market, typed: string): boolean {
  return isSameWord(serverText[languageOf[market]].accountPage.settings.erase.word, typed)
}
