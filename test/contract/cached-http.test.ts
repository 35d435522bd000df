import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember } from '#test/support/identity.ts'
import { routes } from '#test/support/server-build.ts'
import { storedDuring } from '#test/support/stored.ts'
import { setCookiesOf, type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
/** Asks the database before each response; the other shop also sends stored ones without asking. */
let shop: WholeShop
let quick: WholeShop

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  quick = await wholeShop(
    database.url,
    { TRUST_PROXY: '1' },
    { cache: { maxBytes: 64 * 1024 ** 2, unaskedMs: 300_000 } },
  )
})
afterAll(async () => {
  await Promise.all([shop.close(), quick.close()])
  await database.drop()
})

const page = '/ro/despre-noi/'
const addresses = [page, '/ro/_.data', '/ro/sitemap.xml', '/api/counties/?market=ro']
const shops = [
  ['that asks the database first', () => shop],
  ['that sends at once', () => quick],
] as const

type Response = Awaited<ReturnType<WholeShop['visit']>>

function decoded({ headers, rawPayload }: Response): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload).toString()
  if (headers['content-encoding'] === 'gzip') return gunzipSync(rawPayload).toString()
  expect(headers['content-encoding']).toBeUndefined()
  return rawPayload.toString()
}

function visit(from: WholeShop, url: string, accepted: string | undefined, more: object = {}) {
  const encoding = accepted === undefined ? {} : { 'accept-encoding': accepted }
  return from.visit(url, { headers: { ...encoding, ...more } })
}

/** The response once it is compressed as well as it will be: the first ones are compressed quickly. */
function visitImproved(from: WholeShop, url: string, accepted: string): Promise<Response> {
  return vi.waitFor(async () => {
    const response = await visit(from, url, accepted)
    expect(response.headers.etag).not.toMatch(/quick/)
    return response
  })
}

describe.each(shops)('a stored response of a shop %s', (_, shopOf) => {
  test.each(addresses)('%s is answered 304 to whoever has it', async url => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const get = await visitImproved(shopOf(), url, encoding)
      const etag = String(get.headers.etag)
      for (const header of [
        etag,
        `W/${etag}`,
        `"another", ${etag}`,
        `"another",W/${etag},"third"`,
        '*',
      ])
        for (const method of ['GET', 'HEAD'] as const) {
          const headers = { 'accept-encoding': encoding, 'if-none-match': header }
          const known = await shopOf().visit(url, { method, headers })
          expect([header, known.statusCode, known.rawPayload.length]).toEqual([header, 304, 0])
          for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy'])
            expect([name, known.headers[name]]).toEqual([name, get.headers[name]])
          expect(known.headers).not.toHaveProperty('content-encoding')
          expect(known.headers).not.toHaveProperty('content-length')
        }
    }
  })

  test('who got the response compressed quickly has it after it was compressed better', async () => {
    const url = '/ro/cum-testam/'
    const first = await visit(shopOf(), url, 'br')
    expect(first.headers.etag).toMatch(/^"[\w-]{22}-br-quick"$/)
    const later = await visitImproved(shopOf(), url, 'br')
    expect(decoded(later)).toBe(decoded(first))
    expect(later.rawPayload.length).toBeLessThan(first.rawPayload.length)
    const ifNoneMatch = { 'if-none-match': String(first.headers.etag) }
    const known = await visit(shopOf(), url, 'br', ifNoneMatch)
    expect([known.statusCode, known.headers.etag]).toEqual([304, later.headers.etag])
    expect((await visit(shopOf(), url, 'gzip', ifNoneMatch)).statusCode).toBe(200)
  })

  test('another ETag, such as that of another encoding, gets the whole response', async () => {
    const { etag } = (await visit(shopOf(), page, 'gzip')).headers
    for (const header of ['"another"', String(etag), String(etag).slice(1, -1), '', '""', 'W/']) {
      const { statusCode, rawPayload } = await visit(shopOf(), page, 'br', {
        'if-none-match': header,
      })
      expect([header, statusCode, rawPayload.length > 1_000]).toEqual([header, 200, true])
    }
  })

  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br ; q=0.5 , gzip', 'gzip'],
    ['BR', 'br'],
    ['GZIP', 'gzip'],
    ['br;Q=1', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, gzip;q=0.000, *', 'identity'],
    ['br;q=0', 'identity'],
    ['identity', 'identity'],
    ['identity;q=1, br;q=0.5', 'identity'],
    ['identity;q=0', 'identity'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['*;q=0', 'identity'],
    ['deflate', 'identity'],
    ['zstd', 'identity'],
    ['x-gzip', 'identity'],
    [', ,', 'identity'],
    ['br;q=nonsense', 'identity'],
  ])(
    'Accept-Encoding %j gets %s, with the ETag and the length of it',
    async (accepted, encoding) => {
      await visitImproved(shopOf(), page, 'br')
      const plain = await visit(shopOf(), page, undefined)
      const response = await visit(shopOf(), page, accepted)
      const { headers, rawPayload } = response
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect(headers.etag).toBe((await visit(shopOf(), page, encoding)).headers.etag)
      expect(headers.vary).toBe('accept-encoding')
      expect(headers['content-length']).toBe(String(rawPayload.length))
      expect(decoded(response)).toBe(plain.body)
    },
  )

  test('it has every security header and a request id of its own', async () => {
    const ids = new Set<unknown>()
    for (const url of addresses)
      for (const more of [{}, {}, { 'if-none-match': '*' }]) {
        const { headers } = await visit(shopOf(), url, 'br', more)
        ids.add(headers['x-request-id'])
        // quality.md, Headers.
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'x-frame-options': 'DENY',
          'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
          'strict-transport-security': 'max-age=63072000; includeSubDomains',
          'content-security-policy': expect.stringMatching(/^default-src '/),
        })
      }
    expect(ids.size).toBe(3 * addresses.length)
  })

  test('an encoding that cannot be made is an error without the headers of the page', async () => {
    const own = '/ro/accesibilitate/'
    await visit(shopOf(), own, 'br')
    const entry = shopOf().ctx.responses.stored().get(`ro ${own}`)
    const br = await entry?.variants.br
    Object.assign(entry?.variants ?? {}, { br: Buffer.from('no brotli') })
    const failed = await visit(shopOf(), own, 'gzip')
    expect([failed.statusCode, failed.headers['cache-control']]).toEqual([500, 'no-store'])
    for (const name of ['etag', 'content-encoding']) expect(failed.headers).not.toHaveProperty(name)
    Object.assign(entry?.variants ?? {}, { br })
    expect((await visit(shopOf(), own, 'gzip')).statusCode).toBe(200)
  })

  test('ranges are not served: the whole response is sent', async () => {
    const plain = await visit(shopOf(), page, undefined)
    const part = await visit(shopOf(), page, undefined, { range: 'bytes=0-9', 'if-range': '"x"' })
    expect([part.statusCode, part.body]).toEqual([200, plain.body])
    expect(part.headers).not.toHaveProperty('content-range')
  })
})

test('a trusted proxy’s request id is the one of its response, not of what is stored', async () => {
  const ids = ['0'.repeat(32), 'a'.repeat(32)]
  for (const id of ids) {
    const { headers, body } = await visit(quick, '/ro/cookie-uri/', undefined, {
      'x-request-id': id,
    })
    expect([headers['x-request-id'], body.includes(id)]).toEqual([id, false])
  }
})

describe('HEAD of a page that is not stored', () => {
  /** The headers that do not differ from one response to the next; a length of 0 may be left out. */
  const steady = ({ headers }: Response) =>
    Object.fromEntries(
      Object.entries(headers).filter(
        ([name, value]) =>
          !/^(x-request-id|date|x-ratelimit-reset|transfer-encoding)$/.test(name) &&
          !(name === 'content-length' && value === '0'),
      ),
    )

  test.each([
    '/ro/autentifica-te/',
    '/ro/magazin/cosul-meu/',
    '/ro/cont/',
    '/ro/no-such-page/',
    '/ro/despre-noi',
    '/ro/magazin/multumim/RO009999997/',
    '/ro/inregistreaza-te/_.data',
    '/',
    '/api/orders/RO009999997/?token=x',
  ])('%s has the headers of GET', async url => {
    const { cookie } = await aMember(shop)
    for (const visitor of [undefined, cookie])
      for (const encoding of ['identity', 'br']) {
        const headers = { 'accept-encoding': encoding }
        const get = await shop.visit(url, { cookie: visitor, headers })
        const head = await shop.visit(url, { cookie: visitor, headers, method: 'HEAD' })
        expect([url, encoding, head.statusCode]).toEqual([url, encoding, get.statusCode])
        expect(head.rawPayload).toHaveLength(0)
        expect(steady(head)).toEqual(steady(get))
        if (encoding === 'identity')
          expect(get.headers['content-length']).toBe(String(get.rawPayload.length))
      }
  })

  test('HEAD of a page is not an action: it changes nothing', async () => {
    const { cookie } = await aMember(shop)
    await shop.visit('/ro/logout/', { method: 'HEAD', cookie })
    expect((await shop.visit('/ro/cont/', { cookie })).statusCode).toBe(200)
  })
})

describe('a public page that turns out not to be the same for everyone', () => {
  const everyone = 'public, max-age=0, s-maxage=30'
  const route = routes['seller-guide-0']
  if (!route) throw new Error('There is no page for the guide of sellers.')
  const { headers } = route.module

  test.each<[string, Readonly<Record<string, string>>]>([
    ['sets a cookie', { 'cache-control': everyone, 'set-cookie': 'a=b; Path=/' }],
    ['is private', { 'cache-control': 'private, no-store' }],
    ['does not say', {}],
  ])('is not stored if it %s', async (_, own) => {
    Object.assign(route.module, { headers: () => own })
    const other = await wholeShop(database.url)
    const stored = await storedDuring(other, async () => {
      for (const _ of ['first', 'second']) {
        const response = await other.visit('/ro/ghidul-vanzatorului/')
        expect([response.statusCode, response.headers.etag]).toEqual([200, undefined])
        expect(setCookiesOf(response)).toEqual([own['set-cookie'] ?? []].flat())
      }
    })
    expect(stored).toEqual([])
    Object.assign(route.module, { headers })
    await other.close()
  })
})
