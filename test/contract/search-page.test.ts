import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSearch } from '#http/pages/shop/load-search.ts'
import { type Database, openDatabase } from '#store/database.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aVisit, pageResultOf } from '#test/support/page-visit.ts'
import { testContext } from '#test/support/test-context.ts'

let database: TestDatabase
let shop: Database

beforeAll(async () => {
  database = await seededDatabase()
  shop = openDatabase(database.url, 2)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

test('the search page shows the listings of the models found, with the storage named in the search text', async () => {
  const ctx = testContext({ sql: shop.pool, db: shop.db, clock: () => new Date() })
  const { shown } = await pageResultOf(loadSearch, aVisit(ctx, '/cautare/?q=iphone%2013%20256'))
  expect(shown).toMatchObject({
    kind: 'results',
    search: { text: 'iphone 13 256', implied: { storage: ['256-gb'] } },
    filters: { storage: ['256-gb'] },
  })
  const { listing } = shown as Extract<Awaited<ReturnType<typeof loadSearch>>, { kind: 'results' }>
  const [best] = listing.cards
  expect(best?.product.model.name).toBe('iPhone 13')
  expect(new Set(listing.cards.map(({ product }) => product.configuration.storage))).toEqual(
    new Set(['256 GB']),
  )
})
