import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addAddress } from '#services/account/save-addresses.ts'
import { readPlacedOrder } from '#services/order/view-order.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember } from '#test/support/identity.ts'
import { addressIn, rowsIn } from '#test/support/order-cases.ts'
import { anOrder } from '#test/support/shipping.ts'
import { unzipped } from '#test/support/unzipped.ts'
import { setCookiesOf, type WholeShop, wholeShop, withCart } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: ReturnType<typeof rowsIn>
let one: Awaited<ReturnType<typeof aMember>>
let other: Awaited<ReturnType<typeof aMember>>
let theirs = ''

async function bought(owner: typeof one) {
  const { orderId } = await anOrder(shop, rows)
  const [row] = await rows<{ number: string }>(
    'update orders set user_id = $2 where id = $1 returning number',
    orderId,
    owner.member.userId,
  )
  return row!.number
}

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url, { ORDERS_PER_MINUTE: '1000' })
  rows = rowsIn(shop)
  one = await aMember(shop)
  other = await aMember(shop)
  theirs = await bought(other)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

/** A valid order number of the market, with a right check digit, that no order has. */
const missing = 'RO009999997'

/** The response without the values that identify the request. */
function comparable(response: Awaited<ReturnType<WholeShop['visit']>>, number: string) {
  return {
    status: response.statusCode,
    cache: response.headers['cache-control'],
    body: response.body
      .replaceAll(number, 'NUMBER')
      .replace(/"requestId":"[^"]*"/, '"requestId":""')
      .replace(/<link rel="(canonical|alternate)"[^>]*>/g, ''),
  }
}

describe('resources of another member', () => {
  test.each([
    ['its page', 'GET', (n: string) => `/ro/cont/cumparaturile-mele/${n}/`, undefined],
    ['giving it up', 'POST', (n: string) => `/ro/cont/cumparaturile-mele/${n}/`, 'cancel'],
    [
      'ordering it again',
      'POST',
      (n: string) => `/ro/cont/cumparaturile-mele/${n}/`,
      'order-again',
    ],
    [
      'going on after it',
      'GET',
      (n: string) => `/ro/cont/cumparaturile-mele/?after=${n}`,
      undefined,
    ],
    ['its withdrawal', 'GET', (n: string) => `/ro/cont/formular-retur/${n}/`, undefined],
    ['withdrawing it', 'POST', (n: string) => `/ro/cont/formular-retur/${n}/`, 'review'],
    [
      'giving it up there',
      'POST',
      (n: string) => `/ro/cont/formular-retur/${n}/`,
      'cancel-confirmed',
    ],
    ['its return', 'GET', (n: string) => `/ro/cont/retur/${n}-R1/`, undefined],
    ['giving its return up', 'POST', (n: string) => `/ro/cont/retur/${n}-R1/`, 'cancel'],
    ['its return’s label', 'GET', (n: string) => `/labels/return/${n}-R1`, undefined],
    ['its return by a link', 'GET', (n: string) => `/ro/cont/retur/${n}-R1/?t=x`, undefined],
    [
      'where its return is fetched',
      'GET',
      (n: string) => `/ro/cont/adresa-retur/${n}-R1/`,
      undefined,
    ],
    ['thanks for it', 'GET', (n: string) => `/ro/magazin/multumim/${n}/`, undefined],
    ['its payment', 'GET', (n: string) => `/ro/magazin/procesare-plata/${n}/?t=x`, undefined],
    ['its invoice', 'GET', (n: string) => `/invoices/${n}.pdf`, undefined],
    ['its warranty card', 'GET', (n: string) => `/warranty-cards/${n}.pdf`, undefined],
    ['its order', 'GET', (n: string) => `/api/orders/${n}/?token=${'A'.repeat(32)}`, undefined],
    [
      'how it is paid',
      'GET',
      (n: string) => `/api/orders/${n}/payment/?token=${'A'.repeat(32)}`,
      undefined,
    ],
  ] as const)(
    'for another member’s order, %s is answered as if the order did not exist',
    async (_, method, urlOf, intent) => {
      const form = intent && { form: { intent } }
      const ask = (number: string) =>
        shop.visit(urlOf(number), { method, cookie: one.cookie, ...form })
      const answer = comparable(await ask(theirs), theirs)
      expect(answer.status).toBe(404)
      expect(answer.cache).toContain('no-store')
      expect(answer).toEqual(comparable(await ask(missing), missing))
      expect(await rows('select state from orders where number = $1', theirs)).toEqual([
        { state: 'confirmed' },
      ])
    },
  )

  test('another member’s order cannot be paid, cancelled or returned with the token of one’s own order', async () => {
    const own = await bought(one)
    const [order] = await rows<{ id: string }>('select id from orders where number = $1', own)
    const token = tokenOf(await readPlacedOrder(shop.ctx, order!.id))
    const json = { token }
    for (const path of ['payments', 'cancellation']) {
      const result = await shop.visit(`/api/orders/${theirs}/${path}/`, {
        json,
        cookie: one.cookie,
      })
      expect([path, result.statusCode]).toEqual([path, 404])
    }
    for (const url of [
      `/api/orders/${theirs}/?token=${token}`,
      `/invoices/${theirs}.pdf?t=${token}`,
      `/ro/magazin/multumim/${theirs}/?t=${token}`,
    ])
      expect([url, (await shop.visit(url, { cookie: one.cookie })).statusCode]).toEqual([url, 404])
    const opened = await shop.visit(`/api/orders/${own}/?token=${token}`)
    expect(opened.statusCode).toBe(200)
  })

  test('another member’s address or session cannot be changed by its id, in the body or in the form', async () => {
    const place = await addressIn(rows, 'ro', '400001')
    const save = async (userId: string) => {
      const result = await addAddress(shop.ctx, { userId, market: 'ro' }, place)
      if (!result.ok) throw new Error('the address was refused')
      return result.value.id
    }
    const [own, foreign] = [await save(one.member.userId), await save(other.member.userId)]
    const written = {
      judet: 'x',
      oras: 'x',
      county_id: place.countyId,
      locality_id: place.localityId,
      details: null,
      strada: 'A Altuia',
      nr: '1',
      cod_postal: '400001',
      address_type: 'DELIVERY',
    }
    for (const [id, user_id] of [
      [foreign, one.member.userId],
      [foreign, other.member.userId],
      [own, other.member.userId],
      [randomUUID(), one.member.userId],
    ]) {
      const json = { ...written, id, user_id }
      const result = await shop.visit('/api/addresses/?market=ro', {
        method: 'PUT',
        cookie: one.cookie,
        json,
      })
      expect(result.statusCode).toBe(404)
    }
    for (const form of [
      { intent: 'remove-address', address: foreign },
      { intent: 'end-session', session: other.member.sessionId },
    ]) {
      const result = await shop.visit('/ro/cont/setari/', { cookie: one.cookie, form })
      expect([form.intent, result.statusCode]).toEqual([form.intent, 404])
    }
    expect(await rows(`select id from saved_address where street = 'A Altuia'`)).toEqual([])
    expect(await rows('select 1 from saved_address where id = $1', foreign)).toHaveLength(1)
    expect((await shop.visit('/ro/cont/', { cookie: other.cookie })).statusCode).toBe(200)
  })

  test('another member’s cart cannot be followed, not even with the owner’s pass', async () => {
    const own = await withCart(shop, one.cookie)
    const pass = /kintsu-cart=[^;]+/.exec(await withCart(shop, other.cookie))?.[0] ?? ''
    expect(pass.length).toBeGreaterThan(30)
    const mixed = own.replace(/kintsu-cart=[^;]+/, pass)
    for (const url of ['/api/cart-document/?market=ro', '/api/cart-document/stream?market=ro']) {
      expect((await shop.visit(url, { cookie: mixed })).statusCode).toBe(401)
      const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
      if (url.includes('stream'))
        expect((await shop.visit(url, { cookie: own, headers })).statusCode).toBe(403)
    }
  })
})

function tokenOf(placed: { readonly path?: string } | undefined): string {
  return /[?&]t=([\w-]+)/.exec(JSON.stringify(placed))?.[1] ?? ''
}

describe('pages', () => {
  const anonymous = ['/ro/', '/ro/telefoane/', '/ro/termeni-si-conditii/', '/ro/magazin/apple/']
  const personal = [
    '/ro/cont/',
    '/ro/cont/setari/',
    '/ro/cont/cumparaturile-mele/',
    '/ro/cont/retur/',
    '/ro/cont/formular-retur/RO000012342/',
    '/ro/cont/adresa-retur/',
    '/ro/autentifica-te/',
    '/ro/inregistreaza-te/',
    '/ro/forgot/',
    '/ro/logout/',
  ]
  const files = ['x.css', 'x.js', 'x.png', '%2ex.css', ';x.css', '..%2fx.css']

  test.each(anonymous)('%s is the same for everybody and sets no cookie', async url => {
    const [visitor, member] = [
      await shop.visit(url),
      await shop.visit(url, { cookie: `${one.cookie}; kintsu-cart=x` }),
    ]
    expect(visitor.statusCode).toBe(200)
    expect(visitor.headers['cache-control']).toMatch(/^public/)
    expect(member.body).toBe(visitor.body)
    expect(member.body).not.toContain(one.email)
    for (const each of [visitor, member]) expect(each.headers['set-cookie']).toBeUndefined()
  })

  test.each(personal)('%s is never cached, for any requester and form of the URL', async url => {
    for (const cookie of [undefined, one.cookie, `${sessionName}=dead.x; kintsu-member=1`])
      for (const each of [url, `${url}_.data`, `${url}?utm=1`]) {
        const result = await shop.visit(each, { cookie })
        expect([each, result.headers['cache-control']]).toEqual([
          each,
          expect.stringContaining('no-store'),
        ])
        expect(result.statusCode).toBeLessThan(500)
      }
  })

  test('account pages requested under a file name are answered 404 and never cached', async () => {
    for (const page of ['/ro/cont/', '/ro/cont/setari/', '/ro/cont/cumparaturile-mele/'])
      for (const file of files)
        for (const cookie of [undefined, one.cookie]) {
          const result = await shop.visit(`${page}${file}`, { cookie })
          const status = result.statusCode === 301 ? 404 : result.statusCode
          expect([page + file, status]).toEqual([page + file, 404])
          expect(result.body).not.toContain(one.email)
          if (result.statusCode === 404)
            expect(result.headers['cache-control']).toContain('no-store')
        }
  })

  test('pages set no cookie except at sign-in and in the cart', async () => {
    const urls = [...anonymous, ...personal, '/api/captcha/', '/api/search/?market=ro&q=iphone']
    for (const url of urls)
      for (const cookie of [undefined, one.cookie])
        expect([url, setCookiesOf(await shop.visit(url, { cookie }))]).toEqual([url, []])
  })
})

const sessionName = '__Host-kintsu.session'
const script = `</script><script>alert("x")</script><img src=x onerror=alert(1)>'`

describe('a script in user input', () => {
  test('a script in user input is shown as text on every account page and in the exported file', async () => {
    const number = await bought(one)
    const place = await addressIn(rows, 'ro', '400001')
    await addAddress(shop.ctx, { userId: one.member.userId, market: 'ro' }, place)
    await rows('update member set name = $2 where id = $1', one.member.userId, script)
    await rows('update saved_address set street = $2 where user_id = $1', one.member.userId, script)
    await rows(
      'update member_session set user_agent = $2 where user_id = $1',
      one.member.userId,
      script,
    )
    await rows('update orders set contact_name = $2 where number = $1', number, script)
    await rows(
      `update order_line set title = $2 where order_id = (select id from orders where number = $1)`,
      number,
      script,
    )
    let seen = 0
    for (const url of [
      '/ro/cont/',
      '/ro/cont/setari/',
      '/ro/cont/cumparaturile-mele/',
      `/ro/cont/cumparaturile-mele/${number}/`,
      '/ro/logout/',
      `/ro/cautare/?q=${encodeURIComponent(script)}`,
    ]) {
      const { statusCode, body } = await shop.visit(url, { cookie: one.cookie })
      expect([url, statusCode]).toEqual([url, 200])
      for (const raw of ['<script>alert', '<img src=x', 'onerror=alert(1)>'])
        expect([url, body.includes(raw)]).toEqual([url, false])
      if (body.includes('&lt;script&gt;alert')) seen += 1
    }
    expect(seen).toBeGreaterThanOrEqual(4)
    const file = await shop.visit('/ro/cont/setari/export/', {
      cookie: one.cookie,
      form: { intent: 'export' },
    })
    expect(file.headers['content-type']).toBe('application/zip')
    expect(file.headers['x-content-type-options']).toBe('nosniff')
    expect(file.headers['content-disposition']).toMatch(/^attachment/)
    const exported = unzipped(file.rawPayload).get('kintsu.json')
    expect(JSON.parse(String(exported)).member.name).toBe(script)
  })
})
