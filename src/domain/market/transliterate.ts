import { memoized } from '../memoized.ts'
import { allLetters, languageLetters } from './letters.ts'
import type { Language } from './market.ts'

/** Uses a map per language and never drops a letter. Case and all other characters are kept (markets.md). */
export function transliterate(text: string, language: Language): string {
  return Array.from(text.toWellFormed().normalize('NFC'), char => toLatin(char, language)).join('')
}

/** Lower-case Latin letters, digits and single hyphens; a plus becomes a word, because it distinguishes models. */
export function slug(text: string, language: Language): string {
  return slugsOf[language](text)
}

/** A list has the same few names on each of its cards. */
const slugsOf: Readonly<Record<Language, (text: string) => string>> = {
  ro: memoized(text => computeSlug(text, 'ro')),
  bg: memoized(text => computeSlug(text, 'bg')),
  hu: memoized(text => computeSlug(text, 'hu')),
  el: memoized(text => computeSlug(text, 'el')),
}

function computeSlug(text: string, language: Language): string {
  return transliterate(text.replaceAll('+', ' plus '), language)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function toLatin(char: string, language: Language): string {
  const isAscii = char <= '\u007f'
  if (isAscii || !/[\p{L}\p{N}\p{M}]/u.test(char)) return char
  const lower = char.toLowerCase()
  const latin = latinOf(lower, language) ?? codeOf(lower)
  return lower === char ? latin : `${latin.charAt(0).toUpperCase()}${latin.slice(1)}`
}

function latinOf(char: string, language: Language): string | undefined {
  const known = languageLetters[language]?.[char] ?? allLetters[char]
  if (known !== undefined) return known
  const bare = char.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  // Letters that decompose into a space and marks get a code instead of being dropped.
  if (/\p{L}/u.test(char) && !/[\p{L}\p{N}]/u.test(bare)) return undefined
  if (/^[\x20-\x7e]*$/.test(bare)) return bare
  return bare === char
    ? undefined
    : Array.from(bare, each => latinOf(each, language) ?? codeOf(each)).join('')
}

/** The code of a letter in an unknown alphabet: its code point, so that it is not dropped. */
function codeOf(char: string) {
  return `u${(char.codePointAt(0) ?? 0).toString(16)}`
}
