import { transliterate } from '#domain/market/transliterate.ts'
import type { Model } from '../device.ts'

/**
 * Splits text into normalised words for comparison: Latin, lower case, without accents. A model code stays one word
 * ("S23", "a52s", "5G"), a longer word is split from its number ("iPhone13"), a plus is a word (orders.md "Search").
 */
export function foldedWords(text: string): readonly string[] {
  return (
    transliterate(text.normalize('NFKC').replaceAll('+', ' plus '), 'ro')
      .toLowerCase()
      .replaceAll(/(?<=\d),(?=\d)/g, '.')
      .match(/(?:(?<![a-z])[a-z]{1,2}(?![a-z])|\d+(?:\.\d+)?)+|[a-z]{3,}/g) ?? []
  )
}

/** The content of `model.search_text`: a space before each word, so that a word matches by its prefix. */
export function searchTextOf({ brand, name }: Pick<Model, 'brand' | 'name'>): string {
  return foldedWords(`${brand} ${name}`)
    .map(word => ` ${word}`)
    .join('')
}

export type NameWords = { readonly brand: readonly string[]; readonly own: readonly string[] }

/** The words of a name, with those of the brand separate. */
export function nameWordsOf({
  brand,
  searchText,
}: {
  readonly brand: string
  readonly searchText: string
}): NameWords {
  const all = searchText.trim().split(' ')
  const count = foldedWords(brand).length
  return { brand: all.slice(0, count), own: all.slice(count) }
}
