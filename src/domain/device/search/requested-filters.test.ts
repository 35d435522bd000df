import { describe, expect, test } from 'vitest'
import { searchTextOf } from './fold-words.ts'
import { readSearch } from './read-search.ts'
import { hasConditions, requestedFilters } from './requested-filters.ts'

function configuration(own: Readonly<Record<string, string>>) {
  return {
    storage: '',
    color: '',
    ram: '',
    cpu: '',
    size: '',
    connectivity: '',
    material: '',
    ...own,
  }
}

const shelf = [
  configuration({ storage: '128-gb', color: 'black' }),
  configuration({ storage: '256-gb', color: 'blue' }),
  configuration({ storage: '256-gb', ram: '16-gb', cpu: 'intel-core-i5-10310u' }),
  configuration({ size: '44-mm', connectivity: 'gps-cellular', color: 'gold' }),
]

function named(brand: string, name: string) {
  return {
    id: 'x',
    brand,
    searchText: searchTextOf({ brand, name }),
    type: 'SMARTPHONE' as const,
    year: 2021,
    popularity: 0,
    chip: '',
  }
}

function filtersFor(text: string, best = named('Apple', 'iPhone 13')) {
  return requestedFilters(readSearch(text), best, shelf)
}

describe('filters of a search', () => {
  test.each([
    ['iphone 13 128', { storage: ['128-gb'] }],
    ['iphone 13 256 blue', { storage: ['256-gb'], color: ['blue'] }],
    ['thinkpad 16gb i5', { ram: ['16-gb'], cpu: ['intel-core-i5-10310u'] }],
    ['watch 44mm cellular', { size: ['44-mm'], connectivity: ['gps-cellular'] }],
    ['iphone black gold', { color: ['black', 'gold'] }],
    ['iphone 13', {}],
  ])('a search for "%s" has the filters %j', (text, filters) => {
    expect(filtersFor(text)).toEqual(filters)
  })

  test('search filters leave out values that are not on the shelf, alone or in combination', () => {
    expect(filtersFor('iphone 512')).toEqual({})
    expect(filtersFor('iphone 128 blue')).toEqual({ storage: ['128-gb'] })
  })

  test('search filters leave out a number that is part of the model name', () => {
    expect(filtersFor('nokia 128', named('Nokia', '128'))).toEqual({})
  })

  test('a search for a model alone needs no shelf lookup', () => {
    expect(hasConditions(readSearch('iphone 13'))).toBe(false)
    expect(hasConditions(readSearch('iphone 13 64'))).toBe(true)
  })
})
