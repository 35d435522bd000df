import { expect, test } from 'vitest'
import type { Grade } from '#domain/device/device.ts'
import type { RawPriced } from '#store/catalogue/rows.ts'
import { aRawListing } from '#test/support/raw-listing.ts'
import { fakeDatabase, testContext } from '#test/support/test-context.ts'
import { findProduct } from './find-product.ts'

async function viewByLegacyId(legacyId: string) {
  const queriedIds: unknown[] = []
  const database = fakeDatabase(({ text, values: [, id] }) => {
    if (text.includes('from listing l')) queriedIds.push(id)
    return []
  })
  const params = ['apple', 'telefoane-apple-iphone-13', legacyId]
  const query = new URLSearchParams()
  const address = { market: 'ro', params, query, grade: undefined } as const
  return { found: await findProduct(testContext(database), address), queriedIds }
}

test('The largest integer of PostgreSQL is looked up', async () => {
  expect(await viewByLegacyId('2147483647')).toEqual({ found: undefined, queriedIds: [2147483647] })
})

test.each(['2147483648', '99999999999999999999', '9'.repeat(400)])(
  'A model with the number %s is not found, without a query',
  async legacyId => {
    expect(await viewByLegacyId(legacyId)).toEqual({ found: undefined, queriedIds: [] })
  },
)

const iphone = aRawListing({ grade: 'very-good', stock: 0 })

const path = '/magazin/apple/telefoane-apple-iphone-13-128-gb/13/'

function viewing(shelf: readonly RawPriced[], shape?: Grade) {
  const database = fakeDatabase(() => shelf)
  const params = ['apple', 'telefoane-apple-iphone-13-128-gb', '13']
  const address = { market: 'ro', params, query: new URLSearchParams(), grade: shape } as const
  return findProduct(testContext(database), address)
}

test('A grade that was never listed redirects to a listed one, even if sold out', async () => {
  const found = await viewing([iphone], 'good')
  expect(found).toEqual({ kind: 'moved', path: `${path}?shape=FOARTE_BUN` })
})

test('A URL without a grade redirects to the best grade in stock', async () => {
  const good: RawPriced = { ...iphone, id: 'l-2', grade: 'good', stock: 1 }
  const found = await viewing([iphone, good])
  expect(found).toEqual({ kind: 'moved', path: `${path}?shape=BUN` })
})
