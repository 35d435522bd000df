import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bases } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

/** The list of phones in each market, and its fonts: brands and prices use Latin letters everywhere. */
const lists = [
  ['ro', '/telefoane/', ['latin-wght', 'latin-ext-wght']],
  ['bg', '/telefoni/', ['cyrillic-wght', 'latin-wght']],
  ['hu', '/telefon/', ['latin-wght', 'latin-ext-wght']],
  ['gr', '/smartphone/', ['greek-wght', 'latin-wght']],
] as const

function visit(market: keyof typeof bases, path: string, method: 'GET' | 'HEAD') {
  const { host, pathname } = new URL(bases[market])
  return shop.visit(pathname.replace(/\/$/, '') + path, { method, headers: { host } })
}

const fontLink =
  /^<[^>]*sofia-sans-([a-z-]+)-normal[^>]*\.woff2>; rel=preload; as=font; type="font\/woff2"; crossorigin$/

test.each(lists)('a page of %s names its fonts before it is read', async (market, path, fonts) => {
  // The second response is a stored one.
  for (const method of ['GET', 'GET', 'HEAD'] as const) {
    const { headers } = await visit(market, path, method)
    const links = String(headers.link).split(', ')
    expect(links.map(link => fontLink.exec(link)?.[1])).toEqual(fonts)
  }
})

test.each(lists)(
  'HEAD says how long the page of %s is, and sends nothing',
  async (market, path) => {
    const get = await visit(market, path, 'GET')
    const head = await visit(market, path, 'HEAD')
    expect(get.statusCode).toBe(200)
    expect(get.rawPayload.length).toBeGreaterThan(10_000)
    expect(head.headers['content-length']).toBe(String(get.rawPayload.length))
    expect(head.rawPayload).toHaveLength(0)
  },
)
