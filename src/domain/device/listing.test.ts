import { expect, test } from 'vitest'
import { toShownListing } from './listing.ts'

test('a list is shown without saying which values are chosen: its filters say it', () => {
  const shown = toShownListing({
    cards: [],
    total: 3,
    page: 1,
    pages: 1,
    sort: 'relevance',
    facets: [
      { key: 'brand', items: [{ value: 'apple', label: 'Apple', count: 3, isChosen: true }] },
      { key: 'grade', items: [] },
    ],
    priceRange: { from: 100, to: 900 },
  })
  expect(shown).toEqual({
    cards: [],
    total: 3,
    page: 1,
    pages: 1,
    sort: 'relevance',
    facets: [
      { key: 'brand', items: [{ value: 'apple', label: 'Apple', count: 3 }] },
      { key: 'grade', items: [] },
    ],
    priceRange: { from: 100, to: 900 },
  })
})
