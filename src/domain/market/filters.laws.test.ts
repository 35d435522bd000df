import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildUrl } from './build-url.ts'
import { filterKeys } from './filter-keys.ts'
import { buildFilterQuery, parseFilterQuery } from './filters.ts'
import { markets } from './market.ts'

test('parsing filters is the inverse of writing them, for any values', () => {
  const value = fc
    .string({ unit: 'binary', minLength: 1 })
    .map(text => text.toWellFormed().trim())
    .filter(text => text !== '')
  const filters = fc.dictionary(
    fc.constantFrom(...filterKeys),
    fc.uniqueArray(value, { minLength: 1, maxLength: 4 }),
    { noNullPrototype: true },
  )
  fc.assert(
    fc.property(fc.constantFrom(...markets), filters, (market, selected) => {
      const url = buildUrl(market, 'home', [], buildFilterQuery(market, selected))
      const query = new URL(url, 'http://shop.example').searchParams
      expect(parseFilterQuery(market, query).filters).toEqual(selected)
    }),
  )
})
