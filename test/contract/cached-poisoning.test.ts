import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { emptyCache, storedDuring, storedTexts } from '#test/support/stored.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
/** What each address is answered with if nobody else has come before. */
const alone = new Map<string, string>()

const addresses = [
  '/ro/despre-noi/',
  '/ro/magazin/apple/ipad-8-2020/',
  '/ro/recenzii/_.data',
  '/ro/sitemap/content.xml',
  '/ro/manifest.webmanifest',
  '/api/counties/?market=ro',
]

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url, { TRUST_PROXY: '1', REQUESTS_PER_MINUTE: '100000' })
  for (const address of addresses) alone.set(address, summaryOf(await shop.visit(address)))
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})
beforeEach(() => emptyCache(shop))

type Response = Awaited<ReturnType<WholeShop['visit']>>
type Visit = Parameters<WholeShop['visit']>[1]

/** The response without what identifies the request. */
function summaryOf({ statusCode, headers, body }: Response): string {
  const own = Object.entries(headers).filter(
    ([name]) => !/^(x-request-id|date|x-ratelimit-.*)$/.test(name),
  )
  return JSON.stringify([statusCode, Object.fromEntries(own.toSorted()), body])
}

const poison = 'poison-7f3a'

/** Somebody sends `visit` to each address; whoever comes next gets what they would have got alone. */
async function expectHarmless(visit: Visit) {
  for (const address of addresses) {
    await shop.visit(address, visit)
    expect([address, summaryOf(await shop.visit(address))]).toEqual([address, alone.get(address)])
  }
  for (const [key, text] of await storedTexts(shop))
    expect([key, `${key}${text}`.includes(poison)]).toEqual([key, false])
}

describe('what the first visitor sends does not change what the second gets', () => {
  test.each([
    ['X-Forwarded-Host', { 'x-forwarded-host': `${poison}.example` }],
    ['X-Forwarded-Proto', { 'x-forwarded-proto': 'http' }],
    ['X-Forwarded-Port', { 'x-forwarded-port': '8443' }],
    ['X-Forwarded-Prefix', { 'x-forwarded-prefix': `/${poison}` }],
    ['X-Forwarded-For', { 'x-forwarded-for': `203.0.113.9, ${poison}` }],
    ['Forwarded', { forwarded: `host=${poison}.example;proto=http` }],
    ['X-Original-URL', { 'x-original-url': `/ro/${poison}/` }],
    ['X-Rewrite-URL', { 'x-rewrite-url': '/ro/cont/' }],
    ['X-HTTP-Method-Override', { 'x-http-method-override': 'POST' }],
    ['X-Host', { 'x-host': `${poison}.example` }],
    ['X-Request-Id', { 'x-request-id': 'deadbeefdeadbeefdeadbeefdeadbeef' }],
    ['Accept-Language', { 'accept-language': `hu, ${poison}` }],
    ['Origin', { origin: `https://${poison}.example` }],
    ['Referer', { referer: `https://${poison}.example/` }],
    [
      'the User-Agent of a crawler',
      { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    ],
    ['Accept for JSON', { accept: 'application/json' }],
    ['Accept for nothing', { accept: `text/${poison};q=0` }],
    ['Cookie', { cookie: `kintsu-member=1; kintsu-sketch-ro=${poison}; kintsu.sell=${poison}` }],
    ['Authorization', { authorization: `Bearer ${poison}` }],
    ['Range', { range: 'bytes=0-9' }],
    ['If-None-Match for anything', { 'if-none-match': '*' }],
    ['If-Modified-Since', { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }],
    ['Cache-Control', { 'cache-control': 'no-cache, no-store', pragma: 'no-cache' }],
    ['X-No-Compression', { 'x-no-compression': '1' }],
    ['Purpose', { purpose: 'prefetch', 'sec-purpose': 'prefetch;prerender' }],
    ['X-React-Router-SPA-Mode', { 'x-react-router-spa-mode': 'yes' }],
    ['an encoding of br', { 'accept-encoding': 'br' }],
    ['an encoding of gzip', { 'accept-encoding': 'gzip' }],
    ['no encoding at all', { 'accept-encoding': 'identity;q=0, *;q=0' }],
    ['an unknown encoding', { 'accept-encoding': `${poison}, *` }],
  ])('%s', async (_, headers) => {
    await expectHarmless({ headers })
  })

  test.each(['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'a request by %s',
    async method => {
      await expectHarmless({ method: method as 'HEAD', headers: { 'x-method': poison } })
    },
  )
})

describe('an unknown parameter', () => {
  test.each([
    ['/ro/despre-noi/', 'utm_source=poison-7f3a'],
    ['/ro/', 'utm_source=poison-7f3a&gclid=poison-7f3a'],
    ['/ro/', '_routes=poison-7f3a'],
    ['/ro/telefoane/apple/', 'fbclid=poison-7f3a'],
    ['/ro/magazin/apple/', 'UTM_SOURCE=poison-7f3a&__proto__=poison-7f3a'],
    ['/ro/vinde/', 'page=poison-7f3a'],
    ['/ro/vinde/recenzii/', 'sort=poison-7f3a'],
    ['/ro/blog/laptop-pentru-facultate/', 'tag=poison-7f3a'],
    ['/ro/recenzii/_.data', 'utm_source=poison-7f3a'],
    ['/ro/sitemap.xml', 'q=poison-7f3a'],
    ['/api/counties/?market=ro', 'utm_source=poison-7f3a'],
  ])('%s is the same with %s, whoever comes first', async (address, query) => {
    const stored = await storedDuring(shop, async () => {
      const poisoned = await shop.visit(`${address}${address.includes('?') ? '&' : '?'}${query}`)
      const plain = await shop.visit(address)
      expect([plain.statusCode, plain.headers.etag]).toEqual([200, expect.any(String)])
      expect(summaryOf(poisoned)).toBe(summaryOf(plain))
      expect(plain.body).not.toContain(poison)
    })
    expect(stored).toHaveLength(1)
    expect(stored[0]).not.toContain(poison)
  })

  test.each([
    ['/ro/telefoane?utm_source=poison-7f3a', '/ro/telefoane/?utm_source=poison-7f3a'],
    ['/ro/telefoane/?page=1&utm_source=poison-7f3a', '/ro/telefoane/?utm_source=poison-7f3a'],
    [
      '/ro/telefoane/?marca=apple&utm_source=poison-7f3a',
      '/ro/telefoane/apple/?utm_source=poison-7f3a',
    ],
    [
      '/ro/cautare/?utm_source=poison-7f3a&q=iphone&page=1',
      '/ro/cautare/?q=iphone&utm_source=poison-7f3a',
    ],
  ])('a redirect from %s keeps it', async (address, to) => {
    await storedTexts(shop)
    const { statusCode, headers } = await shop.visit(address)
    expect([statusCode, headers.location]).toEqual([301, to])
    for (const [key, text] of await storedTexts(shop))
      expect([key, `${key}${text}`.includes(poison)]).toEqual([key, false])
  })

  test('a parameter that the API repeats is refused, and nothing is stored', async () => {
    const stored = await storedDuring(shop, async () => {
      const refused = await shop.visit('/api/counties/?market=ro&x=1&x=2')
      expect(refused.statusCode).toBe(400)
    })
    expect(stored).toEqual([])
  })
})
