import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance } from '#domain/field/edit-distance.ts'
import { foldedWords, searchTextOf } from './fold-words.ts'
import { rankModels } from './rank-models.ts'
import { readSearch } from './read-search.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 300 })

function model(brand: string, name: string, popularity: number) {
  return {
    id: `${brand} ${name}`,
    brand,
    searchText: searchTextOf({ brand, name }),
    type: 'SMARTPHONE' as const,
    year: 2023,
    popularity,
    chip: '',
  }
}
const models = [
  model('Apple', 'iPhone 13', 9),
  model('Apple', 'iPhone 13 Pro', 8),
  model('Samsung', 'Galaxy S23 Ultra', 7),
  model('Xiaomi', 'Redmi Note 12', 6),
]

describe('any search text', () => {
  test('any search text is parsed and ranked without an error', () => {
    fc.assert(
      fc.property(anyText, text => {
        const search = readSearch(text)
        expect(search.words.length).toBeLessThanOrEqual(8)
        expect(rankModels(search, models).length).toBeLessThanOrEqual(models.length)
      }),
    )
  })

  test('folding a text twice gives the same words as once', () => {
    fc.assert(
      fc.property(anyText, text => {
        const words = foldedWords(text)
        expect(foldedWords(words.join(' '))).toEqual(words)
      }),
    )
  })

  test('characters after the first hundred are ignored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 100 }), anyText, (text, more) => {
        expect(readSearch(text.slice(0, 100) + more)).toEqual(readSearch(text.slice(0, 100)))
      }),
    )
  })
})

test('the order of words does not change the ranking', () => {
  const word = fc.constantFrom(
    'iphone',
    'айфон',
    '13',
    'про',
    'samsumg',
    's23',
    'ultra',
    '128gb',
    '256',
    'negru',
    'κινητό',
    'редми',
    '12',
    'note',
    'laptop',
    'galaxi',
    '5g',
    'qwertz',
  )
  fc.assert(
    fc.property(
      fc
        .uniqueArray(word, { minLength: 1, maxLength: 6 })
        .chain(words =>
          fc.tuple(fc.constant(words), fc.shuffledSubarray(words, { minLength: words.length })),
        ),
      ([words, shuffled]) => {
        const ranked = (each: readonly string[]) =>
          rankModels(readSearch(each.join(' ')), models).map(({ id }) => id)
        expect(ranked(shuffled)).toEqual(ranked(words))
      },
    ),
  )
})

test('adding one letter changes the edit distance by at most one', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      const errors = editDistance(one, other, 8)
      expect(editDistance(other, one, 8)).toBe(errors)
      expect(errors === 0).toBe(one === other)
      expect(Math.abs(editDistance(`${one}a`, other, 9) - errors)).toBeLessThanOrEqual(1)
    }),
  )
})
