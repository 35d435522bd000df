import { describe, expect, test } from 'vitest'
import type { Product } from '#domain/device/device.ts'
import { suggestionRows } from './suggestion-rows.ts'
import { readSuggestions, type ShownModel } from './suggestions-client.ts'

const product: Product = {
  id: 'iphone-13-128-midnight',
  model: {
    id: 'iphone-13',
    legacyId: 412,
    brand: 'Apple',
    name: 'iPhone 13',
    type: 'SMARTPHONE',
    year: 2021,
  },
  configuration: {
    storage: '128 GB',
    color: { name: 'Midnight', hex: '#1f2733', family: 'black' },
  },
}
const iphone: ShownModel = {
  product,
  offer: { grade: 'good', price: { minor: 164_900, currency: 'RON' } },
}
const nothing = { models: [], categories: [], brands: [], accessories: [], help: [] }
const brands = [
  { name: 'Apple', slug: 'apple', category: 'phones', listings: 367 },
  { name: 'Sony', slug: 'sony', listings: 12 },
] as const

describe('the suggestions', () => {
  test('models come first, then categories and brands, and last a link to all results', () => {
    const found = { ...nothing, models: [iphone], categories: ['phones'] as const, brands }
    const rows = suggestionRows('ro', { text: 'iphone 13', found })
    expect(rows.map(({ kind, path }) => [kind, path])).toEqual([
      ['model', '/magazin/apple/telefoane-apple-iphone-13-128-gb-midnight/412/?shape=BUN'],
      ['category', '/telefoane/'],
      ['brand', '/telefoane/apple/'],
      ['brand', '/magazin/sony/'],
      ['all', '/cautare/?q=iphone%2013'],
    ])
  })

  test('accessories come before models and lead to the results, where they are added to the cart', () => {
    const accessory = {
      id: 'A2001',
      type: 'case',
      name: 'Husă',
      price: { minor: 7900, currency: 'RON' },
    } as const
    const found = {
      ...nothing,
      models: [iphone],
      accessories: [accessory],
      help: ['return'] as const,
    }
    const rows = suggestionRows('ro', { text: 'husa iphone', found })
    expect(rows.map(({ kind, path }) => [kind, path])).toEqual([
      ['accessory', '/cautare/?q=husa%20iphone#accessory-1'],
      ['model', '/magazin/apple/telefoane-apple-iphone-13-128-gb-midnight/412/?shape=BUN'],
      ['help', '/cont/retur/'],
      ['all', '/cautare/?q=husa%20iphone'],
    ])
  })

  test('without results there are no suggestions', () => {
    expect(suggestionRows('hu', { text: 'qwxz', found: nothing })).toEqual([])
  })
})

describe('the response of the server', () => {
  const { offer } = iphone
  const response = {
    models: [{ product, offer: { ...offer, listingId: 'l-1', stock: 3 }, category: 'phones' }],
    categories: ['phones'],
    brands,
    accessories: [],
    help: ['return'],
  }

  test('a response is reduced to what suggestions show', () => {
    expect(readSuggestions(response)).toEqual({
      models: [iphone],
      categories: ['phones'],
      brands,
      accessories: [],
      help: ['return'],
    })
    expect(readSuggestions(nothing)).toEqual(nothing)
  })

  test.each([
    ['missing', undefined],
    ['an error', { status: 400, code: 'bad-request' }],
    ['an unknown category', { ...response, categories: ['cars'] }],
    ['a model without a price', { ...response, models: [{ product, offer: { grade: 'good' } }] }],
    [
      'a model of no type',
      { ...response, models: [{ product: { ...product, model: {} }, offer }] },
    ],
  ])('a response is refused as a whole when it is %s', (_, value) => {
    expect(readSuggestions(value)).toBeUndefined()
  })
})
