import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterKeys, localFilterKeys } from '../market/filter-keys.ts'
import { markets } from '../market/market.ts'
import { listingPath } from './listing-path.ts'
import { parseListingQuery } from './listing-query.ts'

function queryOf(path: string) {
  return new URL(path, 'http://shop.example').searchParams
}

const anyMarket = fc.constantFrom(...markets)
const anyValue = fc.oneof(
  fc.constantFrom('apple', '128-gb', 'FOARTE_BUN', 'bun', '500-4000', '', 'Space Grey', 'ψηφιακό'),
  fc.string(),
)
const names = [...filterKeys, ...markets.flatMap(market => Object.values(localFilterKeys[market]))]
const anyName = fc.oneof(
  fc.constantFrom(...names, 'sort', 'page', 'q', 'conditie', 'pret-from', 'ar-to', 'utm_source'),
  fc.string(),
)
const anyQuery = fc.array(fc.tuple(anyName, anyValue), { maxLength: 12 })

test('The canonical URL of any listing query is its own canonical URL', () => {
  const search = { text: '', implied: {} }
  fc.assert(
    fc.property(anyMarket, anyQuery, (market, pairs) => {
      const query = parseListingQuery(market, new URLSearchParams(pairs))
      const address = listingPath(market, { search }, query)
      const again = parseListingQuery(market, queryOf(address))
      expect(again).toEqual(query)
      expect(listingPath(market, { search }, again)).toBe(address)
    }),
  )
})

test('The URL of a search contains the whole listing query, whatever its text implies', () => {
  const anyFilters = fc
    .record({
      storage: fc.subarray(['128-gb', '256-gb']),
      color: fc.subarray(['blue', 'red']),
    })
    .map(filters => Object.fromEntries(Object.entries(filters).filter(([, some]) => some.length)))
  fc.assert(
    fc.property(
      anyMarket,
      fc.string({ minLength: 1 }),
      anyFilters,
      anyFilters,
      (market, text, filters, implied) => {
        const choice = { filters, sort: 'newest', page: 2 } as const
        const query = queryOf(listingPath(market, { search: { text, implied } }, choice))
        expect(query.get('q')).toBe(text.toWellFormed())
        expect(parseListingQuery(market, query, implied)).toEqual({ ...choice, others: [] })
      },
    ),
  )
})
