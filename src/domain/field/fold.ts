import { withoutMarks } from './diacritics.ts'

/** Spec 5.6: search ignores case and whitespace; accents too, so that ş finds ș, ο finds ό and o finds ő. */
export function fold(text: string): string {
  return withoutMarks(text.toLowerCase()).replace(/\s/g, '').replaceAll('ς', 'σ')
}
