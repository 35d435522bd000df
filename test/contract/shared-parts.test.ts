import { type ComponentProps, createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { keptHtml } from '#app/http/keep-shared-parts.ts'
import { bases } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'
import { serverText } from '#text/server/server-text.ts'
import { MarketProvider, TextProvider } from '#web/text/use-text.tsx'
import { keepSharedParts, SharedPart } from '#web/ui/shared-part.tsx'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  vi.stubEnv('PROD', true)
})
afterEach(() => keepSharedParts(keptHtml))
afterAll(async () => {
  vi.unstubAllEnvs()
  await shop.close()
  await database.drop()
})

const setting = {
  market: 'ro',
  locale: 'ro-RO',
  base: '/ro',
  site: 'http://localhost/ro',
  currencyLabel: 'lei',
  currency: 'RON',
  secondCurrency: undefined,
  returnDays: 30,
} as const

/** Home, lists, a search and accessories, as the specification spells them. */
const pagesOf = {
  ro: ['/', '/telefoane/', '/telefoane/apple/', '/cautare/?q=galaxy', '/accesorii/'],
  bg: ['/', '/telefoni/', '/telefoni/apple/', '/tarsene/?q=galaxy', '/aksesoari/'],
  hu: ['/', '/telefon/', '/telefon/apple/', '/kereses/?q=galaxy', '/kiegeszitok/'],
  gr: ['/', '/smartphone/', '/smartphone/apple/', '/search/?q=galaxy', '/accessories/'],
} as const

async function rendered(host: string, url: string): Promise<string> {
  shop.ctx.responses.forgetAll()
  const { statusCode, body } = await shop.visit(url, { headers: { host } })
  expect([url, statusCode]).toEqual([url, 200])
  return body
}

test.each(Object.keys(pagesOf) as (keyof typeof pagesOf)[])(
  'pages of %s are the same whether their shared parts are rendered or kept',
  async market => {
    const { host, pathname } = new URL(bases[market])
    const prefix = pathname === '/' ? '' : pathname
    keepSharedParts(undefined)
    const list = await rendered(host, prefix + pagesOf[market][1])
    const [, product = ''] = /href="([^"]+\/\d+\/\?shape=[^"]+)"/.exec(list) ?? []
    expect(product).toContain('shape=')
    const urls = [...pagesOf[market].map(path => prefix + path), product.replaceAll('&amp;', '&')]
    for (const url of urls) {
      keepSharedParts(undefined)
      const plain = await rendered(host, url)
      let partsOfPage = 0
      keepSharedParts((key, part) => {
        partsOfPage += 1
        return keptHtml(key, part)
      })
      expect(await rendered(host, url)).toBe(plain)
      expect(await rendered(host, url)).toBe(plain)
      // At least the banner and the footer, twice.
      expect(partsOfPage).toBeGreaterThanOrEqual(4)
    }
  },
)

test('a card shows the price as it is now, not as it was when the card was kept', async () => {
  const { host, pathname } = new URL(bases.ro)
  const url = `${pathname === '/' ? '' : pathname}/telefoane/`
  expect(await rendered(host, url)).not.toContain('1.234,56')
  await shop.ctx.sql.query(
    "update listing set price_minor = 123456, new_price_minor = null where market = 'ro'",
  )
  expect(await rendered(host, url)).toContain('1.234,56')
})

test('a part with an element among its props is refused: parts of different elements would look alike', () => {
  const Icon = () => null
  const Part = ({ icon }: { readonly icon: ReactNode }) => icon
  const part = createElement(Part, { icon: createElement(Icon) })
  const market = { setting } as ComponentProps<typeof MarketProvider>
  const text = { text: serverText.ro.catalogue } as ComponentProps<typeof TextProvider>
  const shared = createElement(SharedPart, null, part)
  const page = createElement(TextProvider, text, createElement(MarketProvider, market, shared))
  expect(() => renderToString(page)).toThrow('has an element among its props')
})
