import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

/** In these tests Hungary has its own host, the other markets a prefix each. */
const markets = [
  {
    language: 'ro',
    host: 'shop.example',
    base: '/ro',
    support: '/ro/suport/',
    notFound: 'Pagina asta nu există',
    tooMany: 'Prea multe pagini deodată',
    away: 'Revenim imediat',
    failed: 'Ceva n-a mers la noi',
  },
  {
    language: 'bg',
    host: 'shop.example',
    base: '/bg',
    support: '/bg/poddrazhka/',
    notFound: 'Тази страница не съществува',
    tooMany: 'Твърде много страници наведнъж',
    away: 'Връщаме се веднага',
    failed: 'Нещо при нас се обърка',
  },
  {
    language: 'hu',
    host: 'hu.shop.example',
    base: '',
    support: '/ugyfelszolgalat/',
    notFound: 'Ez az oldal nem létezik',
    tooMany: 'Túl sok oldal egyszerre',
    away: 'Mindjárt jövünk',
    failed: 'Valami elromlott nálunk',
  },
  {
    language: 'el',
    host: 'shop.example',
    base: '/gr',
    support: '/gr/support/',
    notFound: 'Αυτή η σελίδα δεν υπάρχει',
    tooMany: 'Πάρα πολλές σελίδες μαζί',
    away: 'Επιστρέφουμε αμέσως',
    failed: 'Κάτι πήγε στραβά από την πλευρά μας',
  },
] as const

function asBrowser(host: string) {
  return { host, accept: 'text/html,application/xhtml+xml' }
}

type PageResponse = Awaited<ReturnType<WholeShop['visit']>>

function expectPage(response: PageResponse, status: number, language: string, title: string) {
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers['content-security-policy']).toMatch(/^default-src '/)
  expect(response.body).toContain(`<html lang="${language}"`)
  expect(response.body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  expect(response.body).toContain('content="noindex"')
  expect(response.body).not.toMatch(/\.tsx?:\d|\bat \w+ \(/)
}

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

describe('an unknown URL', () => {
  test.each(markets)(
    'an unknown URL is answered in $language, with search, home and support',
    async each => {
      const { host, base, language, notFound, support } = each
      const result = await shop.visit(`${base}/no-such-page/at-all/`, { headers: asBrowser(host) })
      expectPage(result, 404, language, notFound)
      expect(result.body.match(/<search/g)).toHaveLength(2)
      const main = result.body.slice(result.body.indexOf('<main'), result.body.indexOf('</main>'))
      expect(main).toContain(`href="${base}/"`)
      expect(main).toContain(`href="${support}"`)
    },
  )

  test('an unknown URL without a market offers the choice of a country', async () => {
    const result = await shop.visit('/no-such-market/', { headers: asBrowser('shop.example') })
    expect(result.statusCode).toBe(404)
    expect(result.headers['cache-control']).toBe('no-store')
    for (const base of ['/ro/', '/bg/', '/gr/'])
      expect(result.body).toContain(`href="https://shop.example${base}"`)
    expect(result.body).toContain('href="https://hu.shop.example/"')
  })
})

describe('a requester over the rate limit', () => {
  let busy: WholeShop
  beforeAll(async () => {
    busy = await wholeShop(database.url, { REQUESTS_PER_MINUTE: '1' })
  })
  afterAll(() => busy.close())

  test.each(markets)(
    'a page over the rate limit is answered in $language, with the time to retry',
    async each => {
      const { host, base, language, tooMany } = each
      const again = { from: `10.50.0.${markets.indexOf(each)}`, headers: asBrowser(host) }
      await busy.visit(`${base}/no-such-page/`, again)
      const result = await busy.visit(`${base}/`, again)
      expectPage(result, 429, language, tooMany)
      expect(Number(result.headers['retry-after'])).toBeGreaterThan(0)
    },
  )

  test('a page over the rate limit on a host of several markets is answered in all four languages', async () => {
    const again = { from: '10.51.0.1', headers: asBrowser('shop.example') }
    await busy.visit('/', again)
    const result = await busy.visit('/', again)
    expectPage(result, 429, 'ro', 'Prea multe pagini deodată')
    for (const { language, tooMany } of markets) {
      expect(result.body).toContain(`<section lang="${language}">`)
      expect(result.body).toContain(tooMany)
    }
  })

  test('an API request over the rate limit is answered with a problem', async () => {
    const again = { from: '10.52.0.1', headers: { accept: 'application/json' } }
    await busy.visit('/ro/', again)
    const result = await busy.visit('/ro/', again)
    expect(result.statusCode).toBe(429)
    expect(result.headers['content-type']).toMatch('application/problem+json')
  })
})

describe('while the database is unavailable', () => {
  let lost: WholeShop
  beforeAll(async () => {
    lost = await wholeShop(database.url)
    const away = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
    Object.assign(lost.ctx.sql, { query: away, connect: away })
  })
  afterAll(() => lost.close())

  test.each(markets)('a page reports the outage in $language and suggests a retry', async each => {
    const { host, base, language, away, support } = each
    const result = await lost.visit(`${base}/`, { headers: asBrowser(host) })
    expectPage(result, 503, language, away)
    expect(result.headers['retry-after']).toBe('5')
    expect(result.body).toContain(`href="${support}"`)
  })

  test('a file requested as a page reports the outage too', async () => {
    const paths = ['/pictures/v1/apple-iphone-13-midnight-front.svg']
    for (const path of paths) {
      const result = await lost.visit(path, { headers: asBrowser('hu.shop.example') })
      expectPage(result, 503, 'hu', 'Mindjárt jövünk')
      expect(result.headers['retry-after']).toBe('5')
    }
  })
})

describe('a page that cannot be rendered', () => {
  let broken: WholeShop
  beforeAll(async () => {
    broken = await wholeShop(database.url)
    Object.assign(broken.ctx.settings, {
      shopOf: () => {
        throw new Error('A bug of the tests.')
      },
    })
  })
  afterAll(() => broken.close())

  test.each(markets)(
    'a rendering error has a page of its own in $language, which does not reveal the cause',
    async each => {
      const { host, base, language, failed, support } = each
      const consoleError = vi.spyOn(console, 'error').mockReturnValue()
      const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
      const result = await broken.visit(`${base}/`, { headers: asBrowser(host) })
      stderr.mockRestore()
      consoleError.mockRestore()
      expectPage(result, 500, language, failed)
      expect(result.body).not.toContain('A bug of the tests.')
      expect(result.body).not.toContain('<script')
      expect(result.body).toContain(`${support}"`)
      expect(result.body).toContain('href="mailto:')
    },
  )
})
