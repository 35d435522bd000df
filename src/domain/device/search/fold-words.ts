import { transliterate } from '../../market/transliterate.ts'
import type { Model } from '../device.ts'

/**
 * orders.md "Search": text as the words searches compare: Latin, small, without accents. A model's code stays one word
 * ("S23", "a52s", "5G"), a longer word lets go of its number ("iPhone13"), a plus is a word.
 */
export function foldedWords(text: string): readonly string[] {
  return (
    transliterate(text.normalize('NFKC').replaceAll('+', ' plus '), 'ro')
      .toLowerCase()
      .replaceAll(/(?<=\d),(?=\d)/g, '.')
      .match(/(?:(?<![a-z])[a-z]{1,2}(?![a-z])|\d+(?:\.\d+)?)+|[a-z]{3,}/g) ?? []
  )
}

/** What `model.search_text` holds: a space before each word, so that a word is found by its beginning. */
export function searchTextOf({ brand, name }: Pick<Model, 'brand' | 'name'>): string {
  return foldedWords(`${brand} ${name}`)
    .map(word => ` ${word}`)
    .join('')
}

export type NameText = { readonly brand: readonly string[]; readonly own: readonly string[] }

/** The words of a name, those of its brand apart. */
export function nameTextOf({
  brand,
  searchText,
}: {
  readonly brand: string
  readonly searchText: string
}): NameText {
  const all = searchText.trim().split(' ')
  const count = foldedWords(brand).length
  return { brand: all.slice(0, count), own: all.slice(count) }
}
