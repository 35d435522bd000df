import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, aNewcomer } from '#test/support/identity.ts'
import { storedTexts } from '#test/support/stored.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

const name = 'Ana Zqdeceptia'

let database: TestDatabase
let shop: WholeShop
let port = 0
let cookie = ''

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url, { REQUESTS_PER_MINUTE: '100000' })
  port = await shop.listen()
  cookie = (await aMember(shop, { ...aNewcomer(), name })).cookie
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

type Raw = { readonly status: number; readonly head: string; readonly body: string }

/** The response to a target exactly as written: other clients normalize it before they send it. */
async function responseTo(
  target: string,
  { method = 'GET', host = 'shop.example', headers = [] as readonly string[] } = {},
): Promise<Raw> {
  const socket = connect(port, '127.0.0.1')
  const lines = [`${method} ${target} HTTP/1.1`, `host: ${host}`, ...headers]
  socket.write([...lines, 'connection: close', '', ''].join('\r\n'))
  const response = await text(socket)
  const end = response.indexOf('\r\n\r\n')
  const head = response.slice(0, end).toLowerCase()
  return { status: Number(response.slice(9, 12)), head, body: response.slice(end + 4) }
}

function headerOf({ head }: Raw, header: string): string | undefined {
  return new RegExp(`^${header}: (.*?)\r?$`, 'm').exec(head)?.[1]
}

async function expectNothingStoredOfMember() {
  for (const [key, stored] of await storedTexts(shop)) {
    expect([key, stored.includes('Zqdeceptia')]).toEqual([key, false])
    expect(key).not.toMatch(/\/cont\b|cosul-meu/)
  }
}

describe('an address that looks like a file or a public page', () => {
  test('the member’s page itself shows their name', async () => {
    const { status, body } = await responseTo('/ro/cont/', { headers: [`cookie: ${cookie}`] })
    expect([status, body.includes('Zqdeceptia')]).toEqual([200, true])
  })

  test.each([
    '/ro/cont/x.css',
    '/ro/cont/setari/x.css',
    '/ro/cont/setari/x.js',
    '/ro/cont/cumparaturile-mele/x.css',
    '/ro/cont/cumparaturile-mele/x.css/',
    '/ro/cont/setari/..%2fdespre-noi/',
    '/ro/cont/..%2f..%2fro%2fdespre-noi/',
    '/ro/cont/setari%2f..%2f..%2fdespre-noi/',
    '/ro/cont/;x.css',
    '/ro/cont;x.css',
    '/ro/cont/setari/;/x.css',
    '/ro/cont/setari%3Bx.css',
    '/ro/cont/setari%3Fx.css',
    '/ro/cont/setari%23x.css',
    '/ro/cont/setari%00.css',
    '/ro/cont/setari%0A.css',
    '/ro/cont%2fsetari/',
    '/ro/cont%2Fsetari%2Fx.css',
    '/ro/%63ont/',
    '/ro/cont//',
    '/ro//cont/',
    '//ro/cont/',
    '/ro/cont/.',
    '/ro/cont./',
    '/ro/cont.',
    '/ro/cont.css',
    '/ro/cont.data',
    '/ro/cont/_.data',
    '/ro/cont/_root.data',
    '/ro/cont/setari.data',
    '/ro/cont/setari/_.data?_routes=root',
    '/ro/cont/setari/x.css/_.data',
    '/ro/cont/?utm_source=x.css',
    '/ro/cont/#/despre-noi/',
    '/ro/despre-noi/../cont/',
    '/ro/despre-noi/%2e%2e/cont/',
    '/ro/despre-noi/%2e%2e/cont/_.data',
    '/ro/despre-noi/..%2fcont/',
    '/ro/assets/../cont/',
    '/assets/../ro/cont/',
    '/assets/%2e%2e/ro/cont/',
    '/pictures/../ro/cont/',
    '/api/counties/../../ro/cont/',
    '/ro/sitemap.xml/../cont/',
    '/ro/cont/sitemap.xml',
    '/ro/cont/manifest.webmanifest',
    '/bg/../ro/cont/',
    '/ro/../bg/../ro/cont/',
    '/RO/cont/',
    '/ro/CONT/',
    '/ro\\cont\\',
    '/ro/magazin/cosul-meu/x.css',
    '/ro/magazin/cosul-meu/comanda/x.css',
    '/ro/autentifica-te/x.css',
  ])('%s is neither stored nor cacheable if it is the page of a member', async target => {
    for (const method of ['GET', 'HEAD']) {
      const response = await responseTo(target, { method, headers: [`cookie: ${cookie}`] })
      const cacheControl = headerOf(response, 'cache-control')
      expect([target, headerOf(response, 'etag')]).toEqual([target, undefined])
      if (response.status === 301) expect(response.body).not.toContain('Zqdeceptia')
      else
        expect([target, response.status, cacheControl]).toEqual([
          target,
          expect.any(Number),
          expect.stringMatching(/^(private, )?no-store$/),
        ])
    }
    await expectNothingStoredOfMember()
  })

  test.each([
    '/ro/cont/../despre-noi/',
    '/ro/cont/%2e%2e/despre-noi/',
    '/ro/cont/%2E%2E/despre-noi/?x=1',
  ])('%s is the public page for everyone, as its normalized address', async target => {
    const own = await responseTo(target, { headers: [`cookie: ${cookie}`] })
    const plain = await responseTo('/ro/despre-noi/')
    expect([own.status, headerOf(own, 'etag')]).toEqual([200, headerOf(plain, 'etag')])
    expect(own.body).toBe(plain.body)
  })

  test.each(['/ro/../bg/', '/ro/%2e%2e/bg/', '/bg/../ro/despre-noi/', '/ro/../../'])(
    '%s, which leaves its market, stores nothing',
    async target => {
      const before = (await storedTexts(shop)).size
      const response = await responseTo(target)
      expect([headerOf(response, 'etag'), (await storedTexts(shop)).size]).toEqual([
        undefined,
        before,
      ])
    },
  )

  test.each(['/ro/%64espre-noi/', '/ro/despre%2Dnoi/', '/ro/despre-noi/%2e/%2e/'])(
    '%s, another spelling of a public page, is not stored under a key of its own',
    async target => {
      await responseTo('/ro/despre-noi/')
      const keys = [...(await storedTexts(shop)).keys()]
      expect((await responseTo(target)).status).toBe(200)
      expect([...(await storedTexts(shop)).keys()]).toEqual(keys)
    },
  )
})

describe('a request for another host', () => {
  test.each([
    'evil.example',
    '127.0.0.1',
    'shop.example:8080',
    'shop.example.',
    'xn--shp-tna.example',
  ])('a page requested for %s is not stored', async host => {
    const target = '/ro/ghidul-vanzatorului/'
    const before = [...(await storedTexts(shop)).keys()]
    const other = await responseTo(target, { host })
    expect(headerOf(other, 'etag')).toBeUndefined()
    expect(other.body).not.toContain(host)
    expect([...(await storedTexts(shop)).keys()]).toEqual(before)
  })

  test('a page that is not stored because of its host is the same as the stored one', async () => {
    const headers = [`cookie: ${cookie}; kintsu.sell=x`, 'accept-language: hu', 'referer: x']
    for (const target of ['/ro/', '/ro/vinde/', '/ro/suport/', '/ro/recenzii/', '/ro/telefoane/']) {
      const stored = await responseTo(target)
      expect([target, headerOf(stored, 'etag')]).toEqual([target, expect.any(String)])
      const own = await responseTo(target, { host: '127.0.0.1', headers })
      expect([target, headerOf(own, 'etag')]).toEqual([target, undefined])
      expect([target, own.body]).toEqual([target, stored.body])
    }
  })

  test('an API response is the same for every host', async () => {
    const evil = await responseTo('/api/listings/?market=ro', { host: 'evil.example' })
    const own = await responseTo('/api/listings/?market=ro')
    expect([evil.status, evil.body]).toEqual([200, own.body])
    expect(own.body).not.toContain('evil.example')
  })

  test('X-Forwarded-Host does not select another host', async () => {
    const target = '/ro/dreptul-de-retragere/'
    const plain = await responseTo('/ro/despre-noi/')
    const headers = ['x-forwarded-host: hu.shop.example', 'x-forwarded-server: evil.example']
    expect((await responseTo('/ro/despre-noi/', { headers })).body).toBe(plain.body)
    const unstored = await responseTo(target, {
      host: 'evil.example',
      headers: ['x-forwarded-host: shop.example'],
    })
    expect(headerOf(unstored, 'etag')).toBeUndefined()
  })

  test('a whole URL is answered as its path, and refused with another host than the header', async () => {
    const plain = await responseTo('/ro/despre-noi/')
    const whole = await responseTo('http://shop.example/ro/despre-noi/')
    expect([whole.status, headerOf(whole, 'etag')]).toEqual([200, headerOf(plain, 'etag')])
    expect(whole.body).toBe(plain.body)
    const hungarian = await responseTo('http://hu.shop.example/rolunk/', {
      host: 'hu.shop.example',
    })
    expect([hungarian.status, hungarian.body.includes('<html lang="hu"')]).toEqual([200, true])
    const before = (await storedTexts(shop)).size
    for (const target of [
      'http://evil.example/ro/cookie-uri/',
      'https://evil.example/',
      'http://shop.example@evil.example/ro/',
    ])
      expect((await responseTo(target)).status).toBe(400)
    expect((await storedTexts(shop)).size).toBe(before)
  })
})
