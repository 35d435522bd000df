import { editDistance, forgivenErrors } from '#domain/field/edit-distance.ts'
import { type Category, categories } from '#domain/market/category.ts'
import { type AccessoryType, accessoryTypes } from '../accessory-listing.ts'
import { type ColorFamily, colorFamilies } from '../device.ts'
import { accessoryWords } from './accessory-text.ts'
import { categoryWords } from './category-text.ts'
import { colorWords } from './color-text.ts'
import { foldedWords } from './fold-words.ts'
import { helpWords } from './help-text.ts'
import { hintWords, noiseWords } from './other-words.ts'
import { spokenNames } from './spoken-names.ts'

export type Meaning =
  | { readonly kind: 'name'; readonly name: string }
  | CategoryMeaning
  | { readonly kind: 'color'; readonly color: ColorFamily }
  | { readonly kind: 'hint' }
  | { readonly kind: 'noise' }

/** `accessories` is set if the word names types of accessories. */
export type CategoryMeaning = {
  readonly kind: 'category'
  readonly category: Category
  readonly accessories?: readonly AccessoryType[]
}

/** The meaning of a folded word that matches exactly. */
export function meaningOf(word: string): Meaning | undefined {
  return lexicon.get(word)
}

/** Names with a phonetic or transliterated spelling that starts with the word: "айф" leads to the iPhone. */
export function namesBegunBy(word: string): readonly string[] {
  return word.length < 3 ? [] : namesOf(entries.filter(([spoken]) => spoken.startsWith(word)))
}

/** The category of an unfinished word of four letters or more. */
export function categoryBegunBy(word: string): CategoryMeaning | undefined {
  return word.length < 4
    ? undefined
    : categoryIn(entries.filter(([spoken]) => spoken.startsWith(word)))
}

/** The meanings closest to a mistyped word; none if it has too many typos. */
export function meaningsNear(word: string): readonly Meaning[] {
  let limit = forgivenErrors(word)
  if (limit === 0 || /\d/.test(word)) return []
  let nearest: Meaning[] = []
  for (const [spoken, meaning] of entries) {
    const errors = spoken.length < 3 ? limit + 1 : editDistance(word, spoken, limit)
    if (errors > limit || !isForgiven(meaning, word, errors)) continue
    if (errors < limit) nearest = []
    limit = errors
    nearest.push(meaning)
  }
  return nearest
}

/** Two known names written as one word, such as "redminote". */
export function namesJoinedIn(word: string): readonly [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [one, other] = [meaningOf(word.slice(0, at)), meaningOf(word.slice(at))]
    if (one?.kind === 'name' && other?.kind === 'name') return [one.name, other.name]
  }
  return undefined
}

function namesOf(found: readonly (readonly [string, Meaning])[]): readonly string[] {
  return [
    ...new Set(found.flatMap(([, meaning]) => (meaning.kind === 'name' ? [meaning.name] : []))),
  ]
}

function categoryIn(found: readonly (readonly [string, Meaning])[]) {
  return found.flatMap(([, meaning]) => (meaning.kind === 'category' ? [meaning] : []))[0]
}

/** Short everyday words resemble too many model names to be guessed. */
function isForgiven(meaning: Meaning, word: string, errors: number) {
  if (meaning.kind === 'name') return true
  if (meaning.kind === 'noise' || meaning.kind === 'hint') return false
  return word.length >= 5 && (errors === 1 || word.length >= 8)
}

function spokenAs<Kind extends Meaning>(words: readonly string[], meaning: Kind) {
  return words.map(word => [foldedWords(word).join(''), meaning] as const)
}

function namedAccessories(): ReadonlyMap<string, readonly AccessoryType[]> {
  const named = accessoryTypes.flatMap(type =>
    accessoryWords[type].map(word => [foldedWords(word).join(''), type] as const),
  )
  return new Map(
    [...Map.groupBy(named, ([word]) => word)].map(([word, types]) => [
      word,
      types.map(([, type]) => type),
    ]),
  )
}

/** If a word has two meanings, the later entry wins. */
const lexicon: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...spokenAs(noiseWords, { kind: 'noise' }),
  // They name no device: the pages that they name are found by `helpPagesFor`.
  ...spokenAs(helpWords, { kind: 'noise' }),
  ...spokenAs(hintWords, { kind: 'hint' }),
  ...colorFamilies.flatMap(color => spokenAs(colorWords[color], { kind: 'color', color })),
  ...categories.flatMap(category =>
    spokenAs(categoryWords[category], { kind: 'category', category }),
  ),
  ...[...namedAccessories()].map(
    ([word, accessories]) =>
      [word, { kind: 'category', category: 'accessories', accessories } as const] as const,
  ),
  ...Object.entries(spokenNames).flatMap(([name, spoken]) =>
    spokenAs([name, ...spoken], { kind: 'name', name }),
  ),
])

const entries = [...lexicon]
