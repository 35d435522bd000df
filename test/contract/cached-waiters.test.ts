import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { emptyCache } from '#test/support/stored.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await shop.close()
  await database.drop()
})

const crowd = 8

/** What `pg` calls for each statement that it sends; its types do not name it. */
type Submitted = { readonly submit: (this: { text?: string }, connection: unknown) => unknown }

/** The statements over the catalogue's listings that are sent while `work` runs. */
async function listingReadsDuring(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Query.prototype as unknown as Submitted, 'submit')
  await work()
  const texts = query.mock.contexts.map(each => String(each.text))
  query.mockRestore()
  return texts.filter(text => text.includes('listing l')).length
}

test.each([['/ro/telefoane/'], ['/api/listings/?market=ro&category=phones']])(
  '%s is created once for everybody who asks for it at the same time',
  async url => {
    await shop.visit(url)
    await emptyCache(shop)
    const ofOne = await listingReadsDuring(() => shop.visit(url))
    expect(ofOne).toBeGreaterThan(0)
    await emptyCache(shop)
    const ofCrowd = await listingReadsDuring(async () => {
      const responses = await Promise.all(Array.from({ length: crowd }, () => shop.visit(url)))
      expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    })
    expect(ofCrowd).toBe(ofOne)
  },
)
