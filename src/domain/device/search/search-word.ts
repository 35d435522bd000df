import type { ColorFamily } from '../device.ts'
import {
  type CategoryMeaning,
  categoryBegunBy,
  meaningOf,
  meaningsNear,
  namesBegunBy,
  namesJoinedIn,
} from './lexicon.ts'

/**
 * One word that a model name must match. `forms` are its spellings ("mi11" and "mi 11"), `guesses` its possible
 * meanings if mistyped or unfinished; a known word needs no guesses.
 */
export type SearchWord = {
  readonly forms: readonly string[]
  readonly guesses: readonly string[]
  readonly isKnown: boolean
}

export type WordMeaning =
  | { readonly kind: 'words'; readonly words: readonly SearchWord[] }
  | (CategoryMeaning & { readonly hint?: string })
  | { readonly kind: 'color'; readonly color: ColorFamily }
  | { readonly kind: 'hint' }
  | { readonly kind: 'noise' }

/** Whether a word is a number or a model code; a typo in it would mean another model. */
export function isCode(word: string): boolean {
  return /\d/.test(word) || word.length === 1
}

/** Whether a word is specific: bare numbers and one or two letters match too much to count when longer words were typed. */
export function isDistinctive({ forms: [form = ''] }: SearchWord): boolean {
  return form.length > 2 && !/^[\d.]+$/.test(form)
}

export function readWord(word: string): WordMeaning {
  const meaning = meaningOf(word)
  if (meaning) return meaning.kind === 'name' ? known(meaning.name) : meaning
  // A single letter is usually a word of a language; these three distinguish models.
  if (/^[a-rt-wy]$/.test(word)) return { kind: 'hint' }
  return isCode(word) ? readCode(word) : readUnknown(word)
}

function readUnknown(word: string): WordMeaning {
  const begun = namesBegunBy(word)
  if (begun.length > 0) return unknown(word, begun)
  const category = categoryBegunBy(word)
  if (category) return { ...category, hint: word }
  const parts = namesJoinedIn(word)
  if (parts) return known(...parts)
  const near = meaningsNear(word)
  const names = near.flatMap(each => (each.kind === 'name' ? [each.name] : []))
  if (names.length > 0) return unknown(word, [...new Set(names)])
  const [first] = near
  if (first?.kind === 'category') return { ...first, hint: word }
  return first && first.kind !== 'name' ? first : unknown(word, [])
}

/** "ps5" is a name and a number; "mi11" may be written "mi 11", "s20fe" "s20 fe"; in "13 s" the number may be enough. */
function readCode(word: string): WordMeaning {
  const [, letters = '', number = ''] = /^([a-z]{2})(\d+)$/.exec(word) ?? []
  const meaning = meaningOf(letters)
  if (meaning?.kind === 'name') return known(meaning.name, number)
  const runs = word.match(/[a-z]+|\d+(?:\.\d+)?/g) ?? []
  const broken = runs
    .slice(1)
    .map((_, at) => `${runs.slice(0, at + 1).join('')} ${runs.slice(at + 1).join('')}`)
  const guesses = word.includes(' ') ? runs.slice(0, 1) : []
  return { kind: 'words', words: [{ forms: [runs.join(''), ...broken], guesses, isKnown: true }] }
}

function known(...names: readonly string[]): WordMeaning {
  return {
    kind: 'words',
    words: names.map(name => ({ forms: [name], guesses: [], isKnown: true })),
  }
}

function unknown(word: string, guesses: readonly string[]): WordMeaning {
  return {
    kind: 'words',
    words: [{ forms: [word], guesses: guesses.slice(0, 3), isKnown: false }],
  }
}
