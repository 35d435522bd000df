import { withoutMarks } from './diacritics.ts'

/** Spec 5.6: search ignores case and whitespace; accents too, so that ş finds ș, ο finds ό and o finds ő. */
export const fold = (text: string): string =>
  withoutMarks(text.toLowerCase()).replace(/\s/g, '').replaceAll('ς', 'σ')
