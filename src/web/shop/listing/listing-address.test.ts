import { describe, expect, test } from 'vitest'
import { chosenFilters, toggled } from './listing-address.ts'

const apple = { slug: 'apple', name: 'Apple' }

describe('chosen filters', () => {
  test('the brand in the URL of a category counts as chosen', () => {
    expect(chosenFilters({ category: 'phones', brand: apple }, { color: ['black'] })).toEqual({
      brand: ['apple'],
      color: ['black'],
    })
  })

  test('the brand that a page is about does not count as chosen there', () => {
    const filters = { brand: ['apple'], color: ['black'] }
    expect(chosenFilters({ brand: apple }, filters)).toEqual({ color: ['black'] })
    expect(chosenFilters({ search: { text: 'apple', implied: {} } }, filters)).toEqual(filters)
  })

  test('choosing a value twice removes it', () => {
    const once = toggled({}, 'storage', '128-gb')
    expect(once).toEqual({ storage: ['128-gb'] })
    expect(toggled(once, 'storage', '128-gb')).toEqual({})
  })

  test('the URL does not depend on the order in which values are chosen', () => {
    expect(toggled({ color: ['red'] }, 'color', 'blue')).toEqual({ color: ['blue', 'red'] })
    expect(toggled({ color: ['blue'] }, 'color', 'red')).toEqual({ color: ['blue', 'red'] })
  })
})
