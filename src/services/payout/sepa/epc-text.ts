import type { Language } from '#domain/market/market.ts'
import { transliterate } from '#domain/market/transliterate.ts'

/**
 * EPC217-08: the characters that every SEPA bank accepts; non-Latin letters are transliterated, anything else
 * becomes a space.
 */
export function epcText(text: string, language: Language, maxLength: number): string {
  return transliterate(text, language)
    .replaceAll('&', '+')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, maxLength)
    .trim()
}
