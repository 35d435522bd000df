import { describe, expect, test } from 'vitest'
import { chosenFilters, fixedKeys, listingPath, toggled } from './listing-address.ts'

const plain = { filters: {}, sort: 'relevance', page: 1 } as const
const apple = { slug: 'apple', name: 'Apple' }
const iphone = { slug: 'iphone-13', name: 'iPhone 13' }

describe('the address of a list', () => {
  test('a category without filters is the bare category', () => {
    expect(listingPath('ro', { category: 'phones' }, plain)).toBe('/telefoane/')
  })

  test('one brand in a category is the brand page of that category', () => {
    const filters = { brand: ['apple'], storage: ['128-gb'] }
    expect(listingPath('ro', { category: 'phones' }, { ...plain, filters })).toBe(
      '/telefoane/apple/?memorie=128-gb',
    )
  })

  test('two brands are a filter of the category, also from the page of one of them', () => {
    const filters = { brand: ['apple', 'samsung'] }
    expect(listingPath('bg', { category: 'phones', brand: apple }, { ...plain, filters })).toBe(
      '/telefoni/?marka=apple,samsung',
    )
  })

  test('order and page follow the filters', () => {
    expect(
      listingPath(
        'gr',
        { category: 'laptops' },
        {
          filters: { grade: ['BUN'] },
          sort: 'price-up',
          page: 3,
        },
      ),
    ).toBe('/laptop/?condition=BUN&sort=price-up&page=3')
  })

  test('a brand and a model keep their own pages', () => {
    expect(listingPath('hu', { brand: apple }, plain)).toBe('/shop/apple/')
    expect(listingPath('hu', { brand: apple, model: iphone }, plain)).toBe('/shop/apple/iphone-13/')
  })
})

describe('what is chosen', () => {
  test('the brand in the address of a category counts as chosen', () => {
    expect(chosenFilters({ category: 'phones', brand: apple }, { color: ['black'] })).toEqual({
      brand: ['apple'],
      color: ['black'],
    })
  })

  test('a brand page cannot be freed of its brand', () => {
    expect(fixedKeys({ brand: apple })).toEqual(['brand'])
    expect(fixedKeys({ brand: apple, model: iphone })).toEqual(['brand', 'model'])
    expect(fixedKeys({ category: 'phones', brand: apple })).toEqual([])
  })

  test('choosing a value twice is not choosing it', () => {
    const once = toggled({}, 'storage', '128-gb')
    expect(once).toEqual({ storage: ['128-gb'] })
    expect(toggled(once, 'storage', '128-gb')).toEqual({})
  })
})
