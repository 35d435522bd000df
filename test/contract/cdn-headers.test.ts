import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { CdnKind } from '#providers/cdn/cdn.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember } from '#test/support/identity.ts'
import { signedInBy, type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
const shops = {} as Record<CdnKind | 'none', WholeShop>
beforeAll(async () => {
  database = await seededDatabase()
  shops.none = await wholeShop(database.url)
  for (const kind of ['cloudflare', 'fastly', 'varnish'] as const)
    shops[kind] = await wholeShop(
      database.url,
      {},
      { cdn: { kind, url: 'http://127.0.0.1:9', token: 'a-token' } },
    )
})
afterAll(async () => {
  for (const shop of Object.values(shops)) await shop.close()
  await database.drop()
})

type Headers = Readonly<Record<string, unknown>>

/** The headers that only some CDN reads. */
function cdnOnly(headers: Headers): Headers {
  const names = [
    'cache-tag',
    'cdn-cache-control',
    'cloudflare-cdn-cache-control',
    'surrogate-control',
    'surrogate-key',
    'xkey',
  ]
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))
}

const home = '/ro/'
const list = '/ro/telefoane/'
const listings = '/api/listings/?market=ro&category=phones'
const terms = '/ro/termeni-si-conditii/'

const eightHex = '[0-9a-f]{8}'

test.each([home, list, listings, terms])(
  'without a CDN caches must ask before they serve %s, and get no other header',
  async url => {
    const { headers } = await shops.none.visit(url)
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(headers.vary).toBe('accept-encoding')
    expect(headers.etag).toMatch(/^"/)
    expect(cdnOnly(headers)).toEqual({})
  },
)

describe.each([
  ['cloudflare', 'cloudflare-cdn-cache-control', 'cache-tag', ','],
  ['fastly', 'surrogate-control', 'surrogate-key', ' '],
  ['varnish', 'surrogate-control', 'xkey', ' '],
] as const)('behind %s', (kind, control, tags, separator) => {
  test.each([home, list, listings])(
    'goods are kept for five minutes under their tags: %s',
    async url => {
      const { headers } = await shops[kind].visit(url)
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      expect(headers.vary).toBe('accept-encoding')
      const own = cdnOnly(headers)
      expect(Object.keys(own).toSorted()).toEqual([control, tags].toSorted())
      expect(own[control]).toBe('max-age=300, stale-while-revalidate=60')
      expect(own[tags]).toMatch(new RegExp(`^${eightHex}(${separator}${eightHex})+$`))
      expect(String(own[tags]).length).toBeLessThan(8_000)
      expect(headers['set-cookie']).toBeUndefined()
    },
  )

  test('a legal text is kept for an hour', async () => {
    const { headers } = await shops[kind].visit(terms)
    expect(headers[control]).toBe('max-age=3600, stale-while-revalidate=3600')
  })

  test('HEAD and 304 have the same headers as GET', async () => {
    const { headers, body } = await shops[kind].visit(list)
    const head = await shops[kind].visit(list, { method: 'HEAD' })
    const known = await shops[kind].visit(list, {
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect([head.statusCode, head.body, known.statusCode, known.body]).toEqual([200, '', 304, ''])
    expect(body).not.toBe('')
    for (const other of [head.headers, known.headers]) {
      expect(cdnOnly(other)).toEqual(cdnOnly(headers))
      expect(other['cache-control']).toBe('public, max-age=0, must-revalidate')
    }
  })

  test('what is not for everyone is private, also without a Cache-Control of its own', async () => {
    const shop = shops[kind]
    const cookie = await signedInBy(shop, await aMember(shop))
    const personal = [
      await shop.visit('/ro/cont/', { cookie }),
      await shop.visit('/ro/magazin/cosul-meu/', { cookie }),
      await shop.visit('/api/available-shapes/?locale=RO&productId=P101602'),
      await shop.visit('/ro/nicaieri/'),
      await shop.visit('/ro/telefoane'),
      await shop.visit('/healthz'),
    ]
    expect(personal.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404, 301, 200])
    for (const { headers } of personal) {
      expect(headers['cache-control']).toMatch(/\bprivate\b/)
      expect(headers['cache-control']).not.toMatch(/\bpublic\b/)
      expect(cdnOnly(headers)).toEqual({})
    }
  })

  test('a response with a cookie is private', async () => {
    const shop = shops[kind]
    const { email, password } = await aMember(shop)
    const signedIn = await shop.visit('/ro/autentifica-te/', {
      form: { intent: 'password', email, password },
    })
    expect(signedIn.headers['set-cookie']).toBeDefined()
    expect(signedIn.headers['cache-control']).toBe('private, no-store')
  })
})

test('a member gets the same page with the same lifetime as a stranger', async () => {
  const shop = shops.varnish
  const stranger = await shop.visit(home)
  const member = await shop.visit(home, { cookie: await signedInBy(shop, await aMember(shop)) })
  expect(member.body).toBe(stranger.body)
  expect(cdnOnly(member.headers)).toEqual(cdnOnly(stranger.headers))
})

test('a response that the cache does not confirm as current has no lifetime at the CDN', async () => {
  const { ctx, visit } = shops.fastly
  const { body } = await visit(list)
  const unsure = vi.spyOn(ctx.responses, 'currentTags').mockResolvedValue(undefined)
  try {
    const { headers, statusCode, body: other } = await visit(list)
    expect([statusCode, other === body]).toEqual([200, true])
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(cdnOnly(headers)).toEqual({ 'surrogate-control': 'max-age=0' })
  } finally {
    unsure.mockRestore()
  }
})

test('a response that has changed since it was stored is not confirmed', async () => {
  const { ctx, database: shop } = shops.fastly
  const key = 'a key of the test'
  const created = await ctx.responses.load(key, async () => ({
    headers: {},
    hash: 'hash',
    variants: {},
    brotli: 'best' as const,
    bytes: 10,
  }))
  if (!created) throw new Error('Nothing was created.')
  expect(await ctx.responses.currentTags(key, created)).toEqual(new Set())
  await shop.pool.query(`insert into cache_change (tags) values ('{everything}')`)
  expect(await ctx.responses.currentTags(key, created)).toBeUndefined()
})
