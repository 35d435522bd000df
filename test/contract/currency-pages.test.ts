import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { changeCurrency } from '#services/money/change-currency.ts'
import { openDatabase } from '#store/database.ts'
import { apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { sendOrder } from '#test/support/order-cases.ts'
import { publicPages } from '#test/support/public-addresses.ts'
import { aBody } from '#test/support/shipping.ts'
import { tradeInsOn } from '#test/support/trade-ins.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
/** An order and an offer from before the change. */
let order: { number: string; token: string; thankYouPath: string }
let offer: { number: string; token: string }

async function inDatabase<T>(work: (pool: ReturnType<typeof openDatabase>['pool']) => Promise<T>) {
  const { pool, close } = openDatabase(database.url, 2)
  return work(pool).finally(close)
}

beforeAll(async () => {
  database = await seededDatabase()
  const before = await apiApp(database.url)
  const rows = async (sql: string, ...values: unknown[]) =>
    (await before.database.pool.query(sql, values)).rows
  order = (await sendOrder(before, await aBody(rows as never, 'bg'))).body
  offer = (await tradeInsOn(before).open({ market: 'bg' })).body
  await before.close()
}, 60_000)

afterAll(async () => {
  await shop?.close()
  await database.drop()
})

/** The lev by any of its names, as a word of its own. */
const lev = /(?<!\p{L})(?:Lev|leva|BGN|лв\.?|лев|лева|левове)(?!\p{L})/u
const euro = /(?<!\p{L})евро(?!\p{L})/u

async function visit(path: string, host = 'shop.example', cookie?: string) {
  const page = await shop.visit(path, { headers: { host }, cookie })
  expect(page.statusCode, path).toBe(200)
  return page.body
}

/** Pages of the market besides those that are the same for everyone. */
const ownPages = [
  '/bg/magazin/moyata-kolichka/',
  '/bg/magazin/moyata-kolichka/extra/',
  '/bg/magazin/moyata-kolichka/porachka/',
  '/bg/sell/intro/',
  '/bg/vhod/',
  '/bg/merchant-feed.xml',
]

async function naming(pattern: RegExp) {
  const addresses = await publicPages(shop.ctx, 'bg')
  const found: string[] = []
  for (const { url, host } of addresses) if (pattern.test(await visit(url, host))) found.push(url)
  for (const path of ownPages) {
    const { statusCode, body } = await shop.visit(path)
    if (statusCode === 200 && pattern.test(body)) found.push(path)
  }
  for (const slug of articles) if (pattern.test(await visit(`/bg/blog/${slug}/`))) found.push(slug)
  return found
}

const articles = ['kak-se-smyata-ofertata', 'telefon-ot-chuzhbina', 'zdrave-na-bateriyata'] as const

describe('before the change', () => {
  beforeAll(async () => {
    shop = await wholeShop(database.url)
  }, 60_000)
  afterAll(() => shop.close())

  test('pages name the lev, so that the absence of it says something', async () => {
    const named = await naming(lev)
    for (const path of ['/bg/', '/bg/telefoni/', '/bg/poddrazhka/', '/bg/proday/'])
      expect(named).toContain(path)
    expect(named.length).toBeGreaterThan(15)
  }, 120_000)
})

describe('after the change', () => {
  beforeAll(async () => {
    const changed = await inDatabase(sql =>
      changeCurrency(
        { sql, clock: () => new Date() },
        { market: 'bg', to: 'EUR', mode: 'apply', roundsShelf: false, actor: 'tests' },
      ),
    )
    if (!changed.ok) throw new Error(changed.refusal.kind)
    shop = await wholeShop(database.url)
  }, 120_000)

  test('no page of the market names the lev: lists, products, help, terms, articles, feeds', async () => {
    expect(await naming(lev)).toEqual([])
    expect((await naming(euro)).length).toBeGreaterThan(15)
  }, 120_000)

  test('help states the converted costs, fees and bounds', async () => {
    const help = (await visit('/bg/poddrazhka/')).replaceAll('\u00a0', ' ')
    for (const text of [
      '2,55 евро',
      '3,06 евро',
      '4,09 евро',
      'Да, 1,53 евро',
      'най-много 1022,58 евро',
      'от 0,51 до 10 225,84 евро',
      'от 76,69 до 5112,92 евро',
      'от 153,39 до 3067,75 евро',
      'струва 2,56 евро',
      'За всеки 2,05 евро',
      '100 точки са 2,05 евро',
      'до 3% или до 5 евро',
      'В евро, с включен ДДС.',
    ])
      expect(help).toContain(text)
  })

  test('the terms are in euro and a version of their own', async () => {
    const terms = await visit('/bg/obshti-usloviya/')
    expect(terms).toContain('Цените са в евро и включват ДДС.')
    const versions = await inDatabase(async pool => {
      const { rows } = await pool.query(
        `select version from legal_text where market = 'bg' and key = 'terms' order by published_at desc`,
      )
      return rows.map(({ version }) => String(version))
    })
    expect(versions[0]).toMatch(/-EUR$/)
  })

  test('the landing page of selling states the difference that is ignored in euro', async () => {
    expect((await visit('/bg/proday/')).replaceAll('\u00a0', ' ')).toContain(
      'Разлика до 3% или до 5 евро',
    )
  })

  test('an order from before is shown in both currencies', async () => {
    const page = (await visit(`/bg${order.thankYouPath}`)).replaceAll('\u00a0', ' ')
    expect(page).toMatch(/[\d ,]+ Lev \([\d ,]+ евро\)/)
  })

  test('an offer from before keeps its amount, and is shown in both currencies', async () => {
    const cookie = `kintsu.sale=${offer.number}.${offer.token}`
    const page = (await visit('/bg/sell/offer/', 'shop.example', cookie)).replaceAll('\u00a0', ' ')
    expect(page).toMatch(/[\d ,]+ Lev \([\d ,]+ евро\)/)
  })
})

describe('with the lev as second currency', () => {
  beforeAll(async () => {
    await shop.close()
    await inDatabase(pool =>
      pool.query(
        `update setting set value = jsonb_set(value, '{cart,secondCurrency}', '"BGN"')
         where market = 'bg' and key = 'shop'`,
      ),
    )
    shop = await wholeShop(database.url)
  }, 60_000)

  test('price tags show both amounts, a product also the rate', async () => {
    const list = (await visit('/bg/telefoni/')).replaceAll('\u00a0', ' ')
    const tags = [...list.matchAll(/([\d ]+),(\d\d) евро \(([\d ]+)(?:,(\d\d))? Lev\)/g)]
    expect(tags.length).toBeGreaterThan(20)
    for (const [, whole = '', cents = '', leva = '', stotinki = '00'] of tags) {
      const inEuro = Number(whole.replaceAll(' ', '') + cents)
      const inLeva = Number(leva.replaceAll(' ', '') + stotinki)
      expect(Math.abs(inLeva - inEuro * 1.95583)).toBeLessThanOrEqual(0.5)
    }
    const path = /href="([^"]+\?shape=[^"]+)"/.exec(list)?.[1] ?? ''
    const product = (await visit(path.replaceAll('&amp;', '&'))).replaceAll('\u00a0', ' ')
    expect(product).toContain('1 евро = 1,95583 Lev')
  })

  test('other markets show one currency', async () => {
    for (const path of ['/gr/smartphone/', '/ro/telefoane/'])
      expect(await visit(path)).not.toMatch(/\((?:[^()]*)(?:Lev|λεβ|leve|евро)\)/)
  })
})
