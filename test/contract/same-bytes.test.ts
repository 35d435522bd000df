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
  vi.stubEnv('PROD', true)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await shop.close()
  await database.drop()
})

/** Home, a list, a search, a text, articles, reviews and the start of a trade-in, as the specification spells them. */
const pagesOf = {
  ro: ['/', '/telefoane/', '/cautare/?q=iphone', '/despre-noi/', '/blog/', '/recenzii/', '/vinde/'],
  bg: ['/', '/telefoni/', '/tarsene/?q=iphone', '/za-nas/', '/blog/', '/otzivi/', '/proday/'],
  hu: ['/', '/telefon/', '/kereses/?q=iphone', '/rolunk/', '/blog/', '/velemenyek/', '/eladas/'],
  gr: [
    '/',
    '/smartphone/',
    '/search/?q=iphone',
    '/about-us/',
    '/blog/',
    '/reviews/',
    '/sell-your-device/',
  ],
} as const

/** Two people who have nothing in common, and neither a cart nor an account. */
const strangers = [
  { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'accept-language': 'bg' },
  {
    'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)',
    'accept-language': 'hu-HU,hu;q=0.9',
    'x-request-id': 'a-request-of-somebody',
    cookie: 'somebody=else',
    referer: 'https://search.example/',
  },
] as const

/** The headers that say how often somebody requests, and which request it was, are of the response, not of the page. */
const ofRequester = /^(?:x-request-id|x-ratelimit-.*|date)$/

function shared(headers: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofRequester.test(name)))
}

async function expectSame(host: string, url: string) {
  const visits = [...strangers, strangers[0]].map(headers =>
    shop.visit(url, { headers: { host, ...headers } }),
  )
  const [one, other, again] = await Promise.all(visits)
  expect([url, one?.statusCode]).toEqual([url, 200])
  expect(other?.body).toBe(one?.body)
  expect(again?.body).toBe(one?.body)
  expect(shared(other?.headers ?? {})).toEqual(shared(one?.headers ?? {}))
  return String(one?.body)
}

test.each(Object.keys(pagesOf) as (keyof typeof pagesOf)[])(
  'two strangers get the same bytes of each public page of %s',
  async market => {
    const { host, pathname } = new URL(bases[market])
    const prefix = pathname === '/' ? '' : pathname
    const pages = await Promise.all(pagesOf[market].map(path => expectSame(host, prefix + path)))
    const [, list = '', , , blog = ''] = pages
    const product = /href="([^"]+\/\d+\/\?shape=[^"]+)"/.exec(list)?.[1]
    const article = new RegExp(`href="(${prefix}/blog/[^"/]+/)"`).exec(blog)?.[1]
    expect(product).toBeDefined()
    expect(article).toBeDefined()
    for (const link of [product, article])
      await expectSame(host, String(link).replaceAll('&amp;', '&'))
  },
)
