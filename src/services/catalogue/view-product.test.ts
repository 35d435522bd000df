import { expect, test } from 'vitest'
import { makeViewProduct } from './view-product.ts'

const asking = (legacyId: string) => {
  const asked: number[] = []
  const products = {
    ofModel: async (_market: string, id: number) => {
      asked.push(id)
      return []
    },
  }
  const view = makeViewProduct({
    products: products as never,
    now: () => new Date('2026-11-21T10:00:00Z'),
  })
  const params = ['apple', 'telefoane-apple-iphone-13', legacyId]
  const query = new URLSearchParams()
  return view({ market: 'ro', params, query, grade: undefined }).then(found => ({ found, asked }))
}

test('The largest number PostgreSQL holds is looked for', async () => {
  expect(await asking('2147483647')).toEqual({ found: undefined, asked: [2147483647] })
})

test.each(['2147483648', '99999999999999999999', '9'.repeat(400)])(
  'A model of the number %s is not there, without asking',
  async legacyId => {
    expect(await asking(legacyId)).toEqual({ found: undefined, asked: [] })
  },
)
