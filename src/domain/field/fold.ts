import { withoutMarks } from './diacritics.ts'

/** Folds text for search: ignores case, whitespace and accents, so that ş matches ș, ο matches ό, o matches ő (Spec 5.6). */
export function fold(text: string): string {
  return withoutMarks(text.toLowerCase()).replace(/\s/g, '').replaceAll('ς', 'σ')
}
