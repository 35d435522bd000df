import { describe, expect, test } from 'vitest'
import { buildUrl } from './build-url.ts'
import { buildFilterQuery, type Filters, parseFilterQuery, renameOldKeys } from './filters.ts'
import { parsePriceRange, writePriceRange } from './price-range.ts'

const all = {
  price: ['500-4000'],
  grade: ['FOARTE_BUN', 'BUN'],
  color: ['blue'],
  storage: ['128 GB', '256 GB'],
  model: ['iphone-13'],
  brand: ['apple'],
}

describe('filters are written in one fixed order with the keys of the market', () => {
  test.each([
    ['ro', ['marca', 'model', 'memorie', 'culoare', 'stare', 'pret']],
    ['bg', ['marka', 'model', 'pamet', 'tsvyat', 'sastoyanie', 'tsena']],
    ['hu', ['marka', 'modell', 'tarhely', 'szin', 'allapot', 'ar']],
    ['gr', ['brand', 'model', 'storage', 'color', 'condition', 'price']],
  ] as const)('%s', (market, keys) => {
    const query = buildFilterQuery(market, all)
    expect(query.map(([key]) => key)).toEqual(keys)
    expect(query.map(([, value]) => value)).toEqual([
      'apple',
      'iphone-13',
      '128 GB,256 GB',
      'blue',
      'FOARTE_BUN,BUN',
      '500-4000',
    ])
    expect(parseFilterQuery(market, query)).toEqual({ filters: all, oldNames: [] })
  })

  test('filters of laptops and watches come after the price', () => {
    const filters = { material: ['aluminium'], size: ['45 mm'], ram: ['8 GB'], price: ['-900'] }
    expect(buildFilterQuery('gr', filters).map(([key]) => key)).toEqual([
      'price',
      'ram',
      'size',
      'material',
    ])
  })

  test('empty and repeated values are left out', () => {
    expect(buildFilterQuery('ro', { brand: [], color: ['red', 'red', ' '] })).toEqual([
      ['culoare', 'red'],
    ])
  })

  test('a filter implied by the search text is omitted, or written empty where it was removed', () => {
    const implied = { storage: ['256-gb'], color: ['blue'] }
    const write = (filters: Filters) => buildFilterQuery('bg', filters, implied)
    expect(write({ storage: ['256-gb'], color: ['blue'], brand: ['apple'] })).toEqual([
      ['marka', 'apple'],
    ])
    expect(write({ color: ['blue'] })).toEqual([['pamet', '']])
    expect(write({ storage: ['256-gb'], color: ['blue', 'red'] })).toEqual([['tsvyat', 'blue,red']])
  })

  test('filters in a path', () => {
    const query = buildFilterQuery('ro', { grade: ['FOARTE_BUN'], brand: ['apple', 'samsung'] })
    expect(buildUrl('ro', 'category', ['telefoane'], query)).toBe(
      '/telefoane/?marca=apple,samsung&stare=FOARTE_BUN',
    )
  })
})

describe('reading filters', () => {
  test('reading filters accepts a URLSearchParams and canonical keys, and leaves out unknown keys', () => {
    const query = new URLSearchParams('marca=apple,&grade=BUN&pagina=2&marca=nokia&pret=')
    expect(parseFilterQuery('ro', query).filters).toEqual({
      brand: ['apple', 'nokia'],
      grade: ['BUN'],
    })
  })

  test('reading filters accepts a key in any case', () => {
    expect(parseFilterQuery('ro', [['Marca', 'apple']]).filters).toEqual({ brand: ['apple'] })
    expect(parseFilterQuery('bg', [['СЪСТОЯНИЕ', 'BUN']]).filters).toEqual({ grade: ['BUN'] })
  })

  test('a written key overrides an implied filter, even with an empty value', () => {
    const implied = { storage: ['256-gb'], color: ['blue'] }
    expect(parseFilterQuery('gr', [['storage', '']], implied).filters).toEqual({ color: ['blue'] })
    expect(parseFilterQuery('gr', [['color', 'red']], implied).filters).toEqual({
      storage: ['256-gb'],
      color: ['red'],
    })
  })

  test('reading filters ignores the keys of another market', () => {
    expect(parseFilterQuery('ro', [['tarhely', '128 GB']]).filters).toEqual({})
  })

  test.each(['conditie', 'състояние'])(
    'reading filters flags the old name %s and redirects it to shape',
    name => {
      expect(parseFilterQuery('bg', [[name, 'BUN']])).toEqual({
        filters: { grade: ['BUN'] },
        oldNames: [name],
      })
      expect(
        renameOldKeys([
          ['ram', '8-gb'],
          [name, 'BUN'],
        ]),
      ).toEqual([
        ['ram', '8-gb'],
        ['shape', 'BUN'],
      ])
    },
  )

  test('nothing is redirected without an old name', () => {
    expect(renameOldKeys([['shape', 'BUN']])).toBeUndefined()
  })
})

describe('a price range', () => {
  test.each([
    ['500-4000', { from: 500, to: 4000 }],
    ['500-', { from: 500 }],
    ['-4000', { to: 4000 }],
    ['500-500', { from: 500, to: 500 }],
  ])('%s', (text, range) => {
    expect(parsePriceRange(text)).toEqual(range)
    expect(writePriceRange(range)).toBe(text)
  })

  test.each(['', '-', '500', '501-500', '1.5-2', '-1-2', '1e3-', '1234567890-'])(
    '"%s" is not a price range',
    text => {
      expect(parsePriceRange(text)).toBeUndefined()
    },
  )
})
