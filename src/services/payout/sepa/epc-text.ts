import type { Language } from '#domain/market/market.ts'
import { transliterate } from '#domain/market/transliterate.ts'

/** EPC217-08: what every bank of SEPA takes; what is no Latin letter is written as one, the rest is a space. */
export function epcText(text: string, language: Language, most: number): string {
  return transliterate(text, language)
    .replaceAll('&', '+')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, most)
    .trim()
}
