import { describe, expect, test } from 'vitest'
import type { DeviceType } from '../device.ts'
import { searchTextOf } from './fold-words.ts'
import { rankModels } from './rank-models.ts'
import { readSearch } from './read-search.ts'

function model(
  brand: string,
  name: string,
  popularity = 0,
  type: DeviceType = 'SMARTPHONE',
  more: { readonly year?: number; readonly chip?: string } = {},
) {
  return {
    id: `${brand} ${name}`,
    brand,
    searchText: searchTextOf({ brand, name }),
    type,
    popularity,
    year: 2021,
    chip: '',
    ...more,
  }
}

const shelf = [
  model('Apple', 'iPhone 13', 900),
  model('Apple', 'iPhone 13 Pro', 800),
  model('Apple', 'iPhone 13 mini', 100),
  model('Apple', 'iPhone 13 Pro Max', 950),
  model('Apple', 'iPhone 14', 990),
  model('Apple', 'iPhone X', 10),
  model('Apple', 'iPhone XS', 20),
  model('Samsung', 'Galaxy S23', 700),
  model('Samsung', 'Galaxy Watch6', 300, 'SMARTWATCH'),
  model('Xiaomi', '13', 50),
  model('Xiaomi', '13T Pro', 40),
  model('Xiaomi', 'Redmi Note 12 Pro 5G', 60),
  model('Lenovo', 'ThinkPad T14', 500, 'LAPTOP', { chip: 'Intel Core i5-10310U', year: 2020 }),
  model('Lenovo', 'IdeaPad 5', 600, 'LAPTOP', { chip: 'AMD Ryzen 5' }),
]

function ranked(text: string) {
  return rankModels(readSearch(text), shelf).map(({ id }) => id)
}

describe('models', () => {
  test('models without extra words come before those with extra words, equal ones by popularity', () => {
    expect(ranked('iphone 13')).toEqual([
      'Apple iPhone 13',
      'Apple iPhone 13 Pro',
      'Apple iPhone 13 mini',
      'Apple iPhone 13 Pro Max',
    ])
  })

  test('models of a product line searched without a number are ordered by popularity', () => {
    expect(ranked('iphone').slice(0, 3)).toEqual([
      'Apple iPhone 14',
      'Apple iPhone 13 Pro Max',
      'Apple iPhone 13',
    ])
  })

  test.each([
    ['an exact word before a beginning', 'iphone x', 'Apple iPhone X'],
    ['a code before the number in it', 'xiaomi 13t', 'Xiaomi 13T Pro'],
    ['a number before the code that begins with it', 'xiaomi 13', 'Xiaomi 13'],
    ['a word with an error', 'galxy s23', 'Samsung Galaxy S23'],
    ['a word of no lexicon with an error', 'ideepad', 'Lenovo IdeaPad 5'],
    ['the requested type', 'samsung ceas', 'Samsung Galaxy Watch6'],
    ['the chip that was hinted at', 'lenovo i5', 'Lenovo ThinkPad T14'],
    ['the year it came out', 'lenovo 2020', 'Lenovo ThinkPad T14'],
    ['the half-typed addition', 'iphone 13 p', 'Apple iPhone 13 Pro'],
  ])('first comes %s: "%s"', (_, text, first) => {
    expect(ranked(text)[0]).toBe(first)
  })

  test('models with another number come after every match by word', () => {
    expect(ranked('apple s23')[0]).toBe('Samsung Galaxy S23')
  })

  test('models with another number are offered where the requested number does not exist', () => {
    expect(ranked('iphone 99')[0]).toBe('Apple iPhone 14')
  })

  test('a number without a matching word finds no model', () => {
    expect(ranked('nokia 13')).toEqual([])
    expect(ranked('qwertz')).toEqual([])
  })
})
