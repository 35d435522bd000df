import { expect, test } from 'vitest'
import type { Grade } from '#domain/device/device.ts'
import type { ListingRow } from '#store/catalogue/rows.ts'
import { makeViewProduct } from './view-product.ts'

function requesting(legacyId: string) {
  const request: number[] = []
  const products = {
    ofModel: async (_market: string, id: number) => {
      request.push(id)
      return []
    },
  }
  const view = makeViewProduct({
    products: products as never,
    now: () => new Date('2026-11-21T10:00:00Z'),
  })
  const params = ['apple', 'telefoane-apple-iphone-13', legacyId]
  const query = new URLSearchParams()
  return view({ market: 'ro', params, query, grade: undefined }).then(found => ({
    found,
    asked: request,
  }))
}

test('The largest integer of PostgreSQL is looked up', async () => {
  expect(await requesting('2147483647')).toEqual({ found: undefined, asked: [2147483647] })
})

test.each(['2147483648', '99999999999999999999', '9'.repeat(400)])(
  'A model with the number %s is not found, without a query',
  async legacyId => {
    expect(await requesting(legacyId)).toEqual({ found: undefined, asked: [] })
  },
)

const iphone: ListingRow = {
  id: 'l-1',
  product: {
    id: 'p-1',
    model: {
      id: 'm-1',
      legacyId: 13,
      brand: 'Apple',
      name: 'iPhone 13',
      type: 'SMARTPHONE',
      year: 2021,
    },
    configuration: { storage: '128 GB' },
  },
  grade: 'very-good',
  price: { minor: 199_900, currency: 'RON' },
  newPrice: undefined,
  stock: 0,
}

const path = '/magazin/apple/telefoane-apple-iphone-13-128-gb/13/'

function viewing(shelf: readonly ListingRow[], shape?: Grade) {
  const products = { ofModel: async () => shelf }
  const view = makeViewProduct({ products: products as never, now: () => new Date() })
  const params = ['apple', 'telefoane-apple-iphone-13-128-gb', '13']
  return view({ market: 'ro', params, query: new URLSearchParams(), grade: shape })
}

test('A grade that was never listed redirects to a listed one, even if sold out', async () => {
  const found = await viewing([iphone], 'good')
  expect(found).toEqual({ kind: 'moved', path: `${path}?shape=FOARTE_BUN` })
})

test('A URL without a grade redirects to the best grade in stock', async () => {
  const good: ListingRow = { ...iphone, id: 'l-2', grade: 'good', stock: 1 }
  const found = await viewing([iphone, good])
  expect(found).toEqual({ kind: 'moved', path: `${path}?shape=BUN` })
})
