import { describe, expect, test } from 'vitest'
import { fixedKeys, listingPath } from './listing-path.ts'

const plain = { filters: {}, sort: 'relevance', page: 1 } as const
const apple = { slug: 'apple' }
const iphone = { slug: 'iphone-13' }

describe('the path of a list', () => {
  test('the path of a category without filters is the bare category path', () => {
    expect(listingPath('ro', { category: 'phones' }, plain)).toBe('/telefoane/')
  })

  test('one brand in a category is the brand page of that category', () => {
    const filters = { brand: ['apple'], storage: ['128-gb'] }
    expect(listingPath('ro', { category: 'phones' }, { ...plain, filters })).toBe(
      '/telefoane/apple/?memorie=128-gb',
    )
  })

  test('two brands are a filter of the category, also on the page of one of the brands', () => {
    const filters = { brand: ['apple', 'samsung'] }
    expect(listingPath('bg', { category: 'phones', brand: apple }, { ...plain, filters })).toBe(
      '/telefoni/?marka=apple,samsung',
    )
  })

  test('order and page come after the filters, unknown parameters come last', () => {
    expect(
      listingPath(
        'gr',
        { category: 'laptops' },
        {
          filters: { grade: ['BUN'] },
          sort: 'price-up',
          page: 3,
          others: [['utm_source', 'mail']],
        },
      ),
    ).toBe('/laptop/?condition=BUN&sort=price-up&page=3&utm_source=mail')
  })

  test('a brand and a model keep their own pages', () => {
    expect(listingPath('hu', { brand: apple }, plain)).toBe('/shop/apple/')
    expect(listingPath('hu', { brand: apple, model: iphone }, plain)).toBe('/shop/apple/iphone-13/')
  })
})

describe('the path of a search', () => {
  const search = { text: 'iphone 13 256', implied: { storage: ['256-gb'] } }

  test('the path of a search begins with the search text, whatever its characters', () => {
    expect(listingPath('ro', { search: { text: 'iphone 13', implied: {} } }, plain)).toBe(
      '/cautare/?q=iphone%2013',
    )
    expect(listingPath('bg', { search: { text: 'айфон&<b>', implied: {} } }, plain)).toBe(
      '/tarsene/?q=%D0%B0%D0%B9%D1%84%D0%BE%D0%BD%26%3Cb%3E',
    )
    expect(listingPath('gr', { search: { text: '', implied: {} } }, plain)).toBe('/search/')
  })

  test('the path of a search omits filters that the text implies, and keeps a brand as a filter', () => {
    const filters = { brand: ['apple'], storage: ['256-gb'] }
    expect(listingPath('hu', { search }, { ...plain, filters, page: 2 })).toBe(
      '/kereses/?q=iphone%2013%20256&marka=apple&page=2',
    )
  })

  test('the path of a search contains an implied filter that was removed or changed', () => {
    expect(listingPath('ro', { search }, plain)).toBe('/cautare/?q=iphone%2013%20256&memorie=')
    const filters = { storage: ['128-gb', '256-gb'] }
    expect(listingPath('ro', { search }, { ...plain, filters })).toBe(
      '/cautare/?q=iphone%2013%20256&memorie=128-gb,256-gb',
    )
  })
})

test('Only brand and model are fixed filters of a list', () => {
  expect(fixedKeys({ brand: apple })).toEqual(['brand'])
  expect(fixedKeys({ brand: apple, model: iphone })).toEqual(['brand', 'model'])
  expect(fixedKeys({ category: 'phones', brand: apple })).toEqual([])
  expect(fixedKeys({ search: { text: 'apple', implied: {} } })).toEqual([])
})
