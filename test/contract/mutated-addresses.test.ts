import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endpoints } from '#http/api/api.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember } from '#test/support/identity.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

// The text in a URL is untrusted input like any other (quality.md, R10).

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

const officeToken = 'a token of the office'
let database: TestDatabase
let shop: WholeShop
let cookie = ''

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url, { OFFICE_TOKEN: officeToken })
  Object.assign(shop.ctx.captcha, { challenge: async () => ({}) })
  cookie = (await aMember(shop)).cookie
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

/** As they are encoded in a URL. */
const hostile: readonly (readonly [string, string])[] = [
  ['a NUL', 'Ana%00Pop'],
  ['half of a character', '%ED%A0%80'],
  ['letters turned around', 'Ana%E2%80%AEpoP'],
  ['a name of the language', '__proto__'],
  ['a long number', '9'.repeat(40)],
  ['an escape that cannot be read', '%zz'],
]

type Endpoint = (typeof endpoints)[number]

/** The endpoint's own URL with one of its parts replaced at a time. */
function addressesOf({ path, example }: Endpoint, spoilt: string): readonly string[] {
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const query = { ...example.query }
  const at = (over: Readonly<Record<string, string>>) => {
    const filled = path.replace(
      /\{(\w+)\}/g,
      (_, name: string) => over[name] ?? example.params?.[name] ?? 'x',
    )
    const queryNames = Object.keys({ ...query, ...over }).filter(name => !params.includes(name))
    const pairs = queryNames.map(
      name => `${name}=${over[name] ?? encodeURIComponent(query[name] ?? '')}`,
    )
    return `${filled}?${pairs.join('&')}`
  }
  const names = [...params, ...Object.keys(query), 'q']
  return [...names.map(name => at({ [name]: spoilt })), `${at({})}&${spoilt}=1`]
}

function headersOf({ access, example }: Endpoint) {
  return {
    ...example.headers,
    ...(access === 'staff' && { authorization: `Bearer ${officeToken}` }),
  }
}

test.each(hostile)('no API URL fails on %s', async (_, spoilt) => {
  let requestCount = 0
  for (const endpoint of endpoints)
    for (const url of addressesOf(endpoint, spoilt)) {
      const { method, access, example } = endpoint
      const result = await shop.visit(url, {
        method,
        headers: headersOf(endpoint),
        ...(access === 'member' && { cookie }),
        ...(method !== 'GET' && { json: example.body ?? {} }),
      })
      requestCount += 1
      expect(result.statusCode, `${method} ${url}`).toBeLessThan(500)
    }
  expect(requestCount).toBeGreaterThan(2 * endpoints.length)
})

test.each([
  ['A search', '/ro/cautare/?q=', 'Rezultate pentru „iPhone gnp 13”'],
  ['The support page', '/ro/suport/?q=', 'value="iPhone gnp 13"'],
  ['Selling', '/ro/vinde/?q=', 'value="iPhone gnp 13"'],
  ['A page for an order to be given back', '/ro/cont/retur/?order=', 'value="iPhone gnp 13"'],
])('%s repeats no invisible characters of its URL', async (_, address, shown) => {
  const moved = await shop.visit(`${address}iPhone%20%E2%80%AEgnp%E2%80%8B%EF%BB%BF%2013`)
  expect([moved.statusCode, moved.body]).toEqual([301, ''])
  const result = await shop.visit(String(moved.headers.location))
  expect(result.statusCode).toBe(200)
  expect(result.body).toContain(shown)
  expect(result.body).not.toMatch(/[\u202a-\u202e\u200b\ufeff]/)
})
