import { type Category, categories } from '#domain/market/category.ts'
import { type AccessoryType, accessoryTypes } from '../accessory-listing.ts'
import { type ColorFamily, colorFamilies } from '../device.ts'
import { amountOf, isBareStorage } from './amount.ts'
import { foldedWords } from './fold-words.ts'
import { meaningOf } from './lexicon.ts'
import { readWord, type SearchWord, type WordMeaning } from './search-word.ts'

/** A parsed search. Every word must match, hints only raise the rank; amounts are written as in filters: 128-gb, 45-mm. */
export type Search = {
  readonly words: readonly SearchWord[]
  readonly hints: readonly string[]
  readonly categories: readonly Category[]
  /** The types of accessory that are named; their category is named, too. */
  readonly accessories: readonly AccessoryType[]
  readonly colors: readonly ColorFamily[]
  readonly amounts: readonly string[]
}

const longest = 100
const mostWords = 8

/** Parses search text in any script and language, with typos; never throws (orders.md "Search"). */
export function readSearch(text: string): Search {
  const parts = joined(foldedWords(spelledOut(text.slice(0, longest)))).map(partOf)
  const namedCategories = new Set(
    parts.flatMap(part => (part.kind === 'category' ? [part.category] : [])),
  )
  const namedAccessories = new Set(
    parts.flatMap(part => (part.kind === 'category' ? (part.accessories ?? []) : [])),
  )
  const namedColors = new Set(parts.flatMap(part => (part.kind === 'color' ? [part.color] : [])))
  return {
    words: distinct(parts.flatMap(part => (part.kind === 'words' ? part.words : []))),
    hints: [...new Set(parts.flatMap(part => ('hint' in part && part.hint ? [part.hint] : [])))],
    categories: categories.filter(category => namedCategories.has(category)),
    accessories: accessoryTypes.filter(type => namedAccessories.has(type)),
    colors: colorFamilies.filter(color => namedColors.has(color)),
    amounts: [...new Set(parts.flatMap(part => (part.kind === 'amount' ? [part.amount] : [])))],
  }
}

type Part =
  | Exclude<WordMeaning, { readonly kind: 'color' | 'hint' | 'noise' }>
  | { readonly kind: 'amount'; readonly amount: string; readonly hint?: string }
  | { readonly kind: 'color'; readonly color: ColorFamily; readonly hint: string }
  | { readonly kind: 'hint'; readonly hint: string }
  | { readonly kind: 'noise' }

function partOf(word: string): Part {
  const amount = amountOf(word)
  // A bare number may also be part of the model name.
  if (amount !== undefined)
    return { kind: 'amount', amount, ...(isBareStorage(word) && { hint: word }) }
  const meaning = readWord(word)
  return meaning.kind === 'color' || meaning.kind === 'hint' ? { ...meaning, hint: word } : meaning
}

/** Advertisements write RAM and storage as "8/256". */
function spelledOut(text: string) {
  return text.replace(/(?<!\d)(\d{1,2})\s*\/\s*(64|128|256|512)(?!\d)/g, '$1gb $2gb')
}

/** Joins words that were written apart: "play station", "128 GB", "S 23"; "7 a" keeps its gap, as "a" may be a word. */
function joined(words: readonly string[]): readonly string[] {
  const done: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = [words[at], words[at + 1]]
    const gap = gapBetween(word, next, words[at + 2] ?? '')
    done.push(gap === undefined ? word : `${word}${gap}${next}`)
    if (gap !== undefined) at += 1
  }
  return done
}

/** `undefined` between two separate words. */
function gapBetween(word: string, next: string, afterNext: string): '' | ' ' | undefined {
  if (next !== '' && (meaningOf(word + next) || isAmountApart(word, next))) return ''
  if (/^[a-z]$/.test(word) && isModelNumber(next)) return ''
  return isModelNumber(word) && /^[a-z]$/.test(next) && !isModelNumber(afterNext) ? ' ' : undefined
}

function isAmountApart(word: string, next: string) {
  return /^[\d.]+$/.test(word) && /^[a-z]+$/.test(next) && amountOf(word + next) !== undefined
}

function isModelNumber(word: string) {
  return /^\d{1,3}$/.test(word) && !isBareStorage(word)
}

function distinct(words: readonly SearchWord[]): readonly SearchWord[] {
  return [...new Map(words.map(word => [word.forms.join('|'), word])).values()].slice(0, mostWords)
}
