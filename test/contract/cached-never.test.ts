import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember } from '#test/support/identity.ts'
import { aPhoneOf, type Rows, rowsIn, shelfUnits } from '#test/support/order-cases.ts'
import { anOrderThatCame, type Bought, withdraw, withdrawal } from '#test/support/returns.ts'
import { storedDuring, storedTexts } from '#test/support/stored.ts'
import { tradeInsOn } from '#test/support/trade-ins.ts'
import { setCookiesOf, type WholeShop, wholeShop, withCart } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: Rows
let member: Awaited<ReturnType<typeof aMember>>
let order: Bought

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  rows = rowsIn(shop)
  member = await aMember(shop)
  order = await anOrderThatCame(shop, rows)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

type Visit = Parameters<WholeShop['visit']>[1]

/** Visits twice, so that a second visitor would get what was stored for the first. */
async function expectNotStored(url: string, status: number, visit: Visit = {}) {
  const stored = await storedDuring(shop, async () => {
    for (const _ of ['first', 'second']) {
      const { statusCode, headers } = await shop.visit(url, visit)
      expect([url, statusCode, headers.etag]).toEqual([url, status, undefined])
      expect([url, String(headers['cache-control'])]).toEqual([
        url,
        expect.stringMatching(/^(private, )?no-store$/),
      ])
    }
  })
  expect(stored).toEqual([])
}

describe('a page that is not stored', () => {
  test('a page of a member’s account is not stored', async () => {
    const { cookie } = member
    for (const page of ['', 'cumparaturile-mele/', 'vanzarile-mele/', 'beneficii/', 'setari/'])
      await expectNotStored(`/ro/cont/${page}`, 200, { cookie })
    for (const data of ['/ro/cont/_.data', '/ro/cont/setari/_.data?_routes=root'])
      await expectNotStored(data, 200, { cookie })
  })

  test('the export of a member’s account is not stored', async () => {
    const stored = await storedDuring(shop, async () => {
      const form = { intent: 'export' }
      const { cookie } = member
      const file = await shop.visit('/ro/cont/setari/export/', { form, cookie })
      expect(file.statusCode).toBe(200)
      expect(file.headers['cache-control']).toBe('private, no-store')
    })
    expect(stored).toEqual([])
    await expectNotStored('/ro/cont/setari/export/', 404, { cookie: member.cookie })
  })

  test('a page with the token of an order is not stored', async () => {
    const { number, token } = order
    await expectNotStored(`/ro/magazin/multumim/${number}/?t=${token}`, 200)
    await expectNotStored(`/ro/cont/formular-retur/${number}/?t=${token}`, 200)
    await expectNotStored(`/ro/magazin/multumim/${number}/_.data?t=${token}`, 200)
  })

  test('an order is not stored, neither its page nor its response', async () => {
    const { number, token } = order
    for (const part of ['', 'payment/', 'withdrawal/'])
      await expectNotStored(`/api/orders/${number}/${part}?token=${token}`, 200)
    await expectNotStored(`/api/orders/${number}/?token=${'A'.repeat(32)}`, 404)
  })

  test('a trade-in with its token is not stored', async () => {
    const { body } = await tradeInsOn(shop).open()
    const { number, token } = body
    await expectNotStored(`/ro/cont/detalii-vanzare/${number}/?token=${token}`, 200)
    await expectNotStored(`/api/sales/${number}/?token=${token}`, 200)
    for (const step of ['intro', 'brand'])
      await expectNotStored(`/ro/sell/${step}/`, 200, { cookie: draft })
  })

  test('a page that stops stock alerts is not stored', async () => {
    const id = '0b7f5f9e-7a0d-4c43-8a3c-9d3d3c3f7d11'
    const token = shop.ctx.keys.alertTokens.tokenOf(id)
    await expectNotStored(`/ro/alerta-stoc/?id=${id}&t=${token}`, 200)
  })

  test('a return with its token is not stored', async () => {
    const { body } = await withdraw(shop, order.number, withdrawal({ token: order.token }))
    expect(body.token).toMatch(/^[\w-]{20,}$/)
    const page = `/ro/cont/retur/${order.number}-R1/?t=${body.token}`
    await expectNotStored(page, 200)
    await expectNotStored(page.replace('retur', 'adresa-retur'), 200)
  })

  test('a cart is not stored, a visitor’s or a member’s', async () => {
    const [unit] = await shelfUnits(rows, 'ro', 1, 290_000)
    const snapshot = {
      cartId: '0b7f5f9e-7a0d-4c43-8a3c-9d3d3c3f7d12',
      market: 'ro',
      phones: [aPhoneOf(unit!)],
      accessories: [],
      giftWrap: 'plain',
      timestamp: 1_795_000_000_000,
      total: unit!.price,
    }
    const cookie = `kintsu-sketch-ro=${btoa(JSON.stringify(snapshot))}`
    for (const page of ['', 'extra/', 'login/', 'comanda/'])
      await expectNotStored(`/ro/magazin/cosul-meu/${page}`, 200, { cookie })
    const cart = await withCart(shop, member.cookie)
    await expectNotStored('/api/cart-document/?market=ro', 200, { cookie: cart })
  })

  test('the choice of a country, which follows Accept-Language, is not stored', async () => {
    await expectNotStored('/', 200, { headers: { 'accept-language': 'hu' } })
    expect((await shop.visit('/')).body).toContain('<html lang="ro"')
  })
})

const draft = `kintsu.sell=${Buffer.from(JSON.stringify({ intro: 'SMARTPHONE' })).toString('base64url')}`

test('a response with Set-Cookie is not stored', async () => {
  const form = { intent: 'password', email: member.email, password: member.password }
  const stored = await storedDuring(shop, async () => {
    const responses = [
      await shop.visit('/ro/autentifica-te/', { form }),
      await shop.visit('/ro/logout/', { form: {}, cookie: (await aMember(shop)).cookie }),
      await shop.visit('/ro/sell/intro/', { form: 'answer=SMARTPHONE' }),
      await shop.visit('/consent/', { form: 'analytics_storage=granted' }),
      await shop.visit('/api/addresses/?market=ro', {
        cookie: 'kintsu-member=1; kintsu.session_token=x',
      }),
    ]
    for (const response of responses.slice(0, 3)) expect(setCookiesOf(response)).not.toEqual([])
    for (const { headers } of responses) expect(headers['cache-control']).toMatch(/no-store/)
  })
  expect(stored).toEqual([])
})

describe('a request that stores nothing', () => {
  test('a POST to a public page stores nothing, and is answered by the page itself', async () => {
    const form = { name: 'Ana Nestocată', email: 'nestocata@exemplu.ro', message: '', captcha: 'x' }
    const stored = await storedDuring(shop, async () => {
      const refused = await shop.visit('/ro/suport/', { form })
      expect([refused.statusCode, refused.headers['cache-control']]).toEqual([422, 'no-store'])
      expect(refused.body).toContain('nestocata@exemplu.ro')
      const report = await shop.visit('/ro/recenzii/', { form: { review: 'x', reason: 'spam' } })
      expect(report.statusCode).toBeGreaterThanOrEqual(400)
      for (const method of ['PUT', 'PATCH', 'DELETE'] as const)
        expect((await shop.visit('/ro/despre-noi/', { method })).statusCode).toBe(405)
    })
    expect(stored).toEqual([])
    const { statusCode, body } = await shop.visit('/ro/suport/')
    expect([statusCode, body.includes('nestocata')]).toEqual([200, false])
  })

  test.each([
    ['/ro/no-such-page/', 404],
    ['/ro/magazin/no-such-brand/', 404],
    ['/ro/blog/no-such-article/', 404],
    ['/ro/blog/?tag=no-such-tag', 404],
    ['/ro/sitemap/products/99.xml', 404],
    ['/ro/merchant/99.xml', 404],
    ['/ro/magazin/apple/telefoane-x/99999999/_.data', 404],
    ['/api/products/P999999999/?market=ro', 404],
    ['/api/products/P101601/?market=xx', 400],
    ['/api/counties/?market=ro&market=bg', 400],
  ])('the error for %s is not stored', expectNotStored)

  test.each([
    ['/ro/despre-noi', '/ro/despre-noi/', 301],
    ['/ro/DESPRE-NOI/', '/ro/despre-noi/', 301],
    ['/ro/contact/', '/ro/suport/#contact', 301],
    ['/ro/telefoane/?marca=apple', '/ro/telefoane/apple/', 301],
    ['/ro/tablet/', '/ro/tablete/', 301],
  ])('the redirect of %s is not stored', async (url, to, status) => {
    const stored = await storedDuring(shop, async () => {
      const { statusCode, headers } = await shop.visit(url)
      expect([statusCode, headers.location, headers.etag]).toEqual([status, to, undefined])
    })
    expect(stored).toEqual([])
  })

  test('while the database is away nothing is stored, and errors are not cached', async () => {
    const lost = await wholeShop(database.url)
    const away = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
    await lost.visit('/ro/despre-noi/')
    expect((await storedTexts(lost)).size).toBe(1)
    Object.assign(lost.ctx.sql, { query: away, connect: away })
    for (const url of [
      '/ro/despre-noi/',
      '/ro/',
      '/ro/_.data',
      '/ro/sitemap.xml',
      '/api/counties/?market=ro',
    ]) {
      const { statusCode, headers } = await lost.visit(url)
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 503, 'no-store'])
    }
    // The manifest needs no database.
    expect((await lost.visit('/ro/manifest.webmanifest')).statusCode).toBe(200)
    expect((await storedTexts(lost)).size).toBe(0)
    await lost.close()
  })
})
