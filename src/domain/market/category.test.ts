import { describe, expect, test } from 'vitest'
import { canonicalCategory, categorySlugs } from './category.ts'
import { markets } from './market.ts'
import { fixedPageNames, getPage } from './pages.ts'

// The first four are from Spec 2.1, consoles and accessories from markets.md.
test.each([
  ['ro', 'telefoane', 'tablete', 'laptopuri', 'smartwatch', 'console', 'accesorii'],
  ['bg', 'telefoni', 'tablets', 'laptop', 'smartwatch', 'konzoli', 'aksesoari'],
  ['hu', 'telefon', 'tablet', 'laptop', 'okosora', 'konzol', 'kiegeszitok'],
  ['gr', 'smartphone', 'tablet', 'laptop', 'smartwatch', 'console', 'accessories'],
] as const)('the category slugs of %s', (market, ...slugs) => {
  expect(Object.values(categorySlugs[market])).toEqual(slugs)
  expect(slugs.map(slug => canonicalCategory(market, slug))).toEqual([
    'phones',
    'tablets',
    'laptops',
    'smartwatches',
    'consoles',
    'accessories',
  ])
})

describe('category aliases in every market', () => {
  test.each([
    ['telefon', 'phones'],
    ['smartphone', 'phones'],
    ['mobile', 'phones'],
    ['tablet', 'tablets'],
    ['laptop', 'laptops'],
    ['okosora', 'smartwatches'],
    ['smartwatch', 'smartwatches'],
    ['ceas', 'smartwatches'],
    ['chasovnik', 'smartwatches'],
    ['telefoane', 'phones'],
    ['konzoli', 'consoles'],
    ['kiegeszitok', 'accessories'],
  ])('%s is an alias of %s', (slug, category) => {
    expect(markets.map(market => canonicalCategory(market, slug))).toEqual(Array(4).fill(category))
  })

  test('other words are not a category', () => {
    for (const word of ['', 'phones', 'cont', 'Telefoane', '__proto__'])
      expect(markets.map(market => canonicalCategory(market, word))).toEqual(
        Array(4).fill(undefined),
      )
  })

  test('no page has the same path as a category', () => {
    for (const market of markets)
      for (const page of fixedPageNames) {
        const [, first = ''] = getPage(page).paths[market]?.split('/') ?? []
        expect(canonicalCategory(market, first)).toBeUndefined()
      }
  })
})
