import { languageOf, type Market } from '#domain/market/market.ts'
import type { MailTexts } from '#services/mail/mail-texts.ts'
import { serverText } from '#text/server/server-text.ts'

/** The texts of a market's emails as long as staff have worded none anew. */
export function usualTexts(market: Market = 'ro'): MailTexts {
  return serverText[languageOf[market]]
}
