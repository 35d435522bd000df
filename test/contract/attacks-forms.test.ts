import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addAddress } from '#services/account/save-addresses.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, linkTokenIn, solved } from '#test/support/identity.ts'
import { addressIn, anEasyboxOrder, rowsIn, shelfUnits } from '#test/support/order-cases.ts'
import { expectProblem } from '#test/support/problems.ts'
import { anOrder } from '#test/support/shipping.ts'
import { type WholeShop, wholeShop, withCart } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: ReturnType<typeof rowsIn>
let one: Awaited<ReturnType<typeof aMember>>
let cookie = ''
let purchase = ''
let addressId = ''
let place: Awaited<ReturnType<typeof addressIn>>

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url, { ORDERS_PER_MINUTE: '1000' })
  rows = rowsIn(shop)
  one = await aMember(shop)
  cookie = await withCart(shop, one.cookie)
  const { orderId } = await anOrder(shop, rows)
  const [row] = await rows<{ number: string }>(
    'update orders set user_id = $2 where id = $1 returning number',
    orderId,
    one.member.userId,
  )
  purchase = `/ro/cont/cumparaturile-mele/${row!.number}/`
  place = await addressIn(rows, 'ro', '400001')
  const result = await addAddress(shop.ctx, { userId: one.member.userId, market: 'ro' }, place)
  if (!result.ok) throw new Error('the address was refused')
  addressId = result.value.id
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

/** Each form that changes data, as its page sends it. */
function forms(): readonly (readonly [string, Readonly<Record<string, string>>])[] {
  return [
    ['/ro/cont/setari/', { intent: 'profile', name: 'Nume Schimbat', market: 'hu' }],
    ['/ro/cont/setari/', { intent: 'password', current: one.password, password: 'altă parolă' }],
    ['/ro/cont/setari/', { intent: 'end-session', session: one.member.sessionId }],
    ['/ro/cont/setari/', { intent: 'end-others' }],
    ['/ro/cont/setari/', { intent: 'remove-address', address: addressId }],
    ['/ro/cont/setari/', { intent: 'erase', confirmation: one.password }],
    ['/ro/cont/setari/export/', { intent: 'export' }],
    [purchase, { intent: 'cancel' }],
    [purchase, { intent: 'order-again' }],
    ['/ro/logout/', { intent: 'leave' }],
    ['/ro/logout/', { intent: 'forget' }],
  ]
}

function doors(): ReturnType<typeof forms> {
  return [
    ['/ro/autentifica-te/', { intent: 'password', email: one.email, password: one.password }],
    ['/ro/autentifica-te/', { intent: 'link', email: one.email }],
    ['/ro/autentifica-te/', { intent: 'phone', phone: '0740111222' }],
    ['/ro/autentifica-te/', { intent: 'social', way: 'demo' }],
    ['/ro/inregistreaza-te/', { intent: 'register', name: 'Un Nume', email: 'x@exemplu.ro' }],
    ['/ro/forgot/', { intent: 'forgot', email: one.email, captcha: solved }],
    ['/ro/alerta-stoc/?t=x', { intent: 'cancel' }],
  ]
}

/** All data that any of these forms would change. */
async function state() {
  return {
    members: await rows('select * from member order by id'),
    accounts: await rows('select * from member_account order by id'),
    sessions: await rows('select id, user_id, token, expires_at from member_session order by id'),
    addresses: await rows('select * from saved_address order by id'),
    orders: await rows('select id, state, user_id from orders order by id'),
    carts: await rows('select * from cart_document order by 1'),
    outbox: await rows('select id from outbox order by id'),
  }
}

const foreign: readonly (readonly [string, object])[] = [
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['the shop’s name at another’s', { origin: 'https://shop.example.evil.example' }],
  ['the shop by http', { origin: 'http://shop.example' }],
  ['nobody says whom', { origin: 'none' }],
  [
    'another site, as the browser says',
    { origin: 'none', headers: { 'sec-fetch-site': 'cross-site' } },
  ],
  [
    'a sister host, as the browser says',
    { origin: 'none', headers: { 'sec-fetch-site': 'same-site' } },
  ],
]

describe('a form', () => {
  test.each(foreign)(
    'a form sent by %s is answered 403 on every page and changes nothing',
    async (_, from) => {
      const before = await state()
      for (const [url, form] of [...forms(), ...doors()]) {
        const result = await shop.visit(url, { form, cookie, ...from })
        expect([url, form.intent, result.statusCode]).toEqual([url, form.intent, 403])
        expect(result.headers['set-cookie']).toBeUndefined()
      }
      expect(await state()).toEqual(before)
    },
  )

  test('a form with a foreign content type is answered 415', async () => {
    const before = await state()
    for (const [url, form] of forms())
      for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x']) {
        if (url.includes('logout') && form.intent === 'leave') continue
        const headers = { 'content-type': type }
        const result = await shop.visit(url, { form, cookie, headers })
        expect([url, type, result.statusCode]).toEqual([url, type, 415])
      }
    expect(await state()).toEqual(before)
  })

  test('form fields in a GET or HEAD request change nothing', async () => {
    const before = await state()
    for (const [url, form] of [...forms(), ...doors()]) {
      const address = `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(form)}`
      for (const method of ['GET', 'HEAD'] as const) {
        const result = await shop.visit(address, { method, cookie })
        expect([address, result.statusCode < 500]).toEqual([address, true])
        expect(result.headers['set-cookie']).toBeUndefined()
      }
    }
    expect(await state()).toEqual(before)
  })

  test.each(['role', 'userId', 'user_id', 'isValid', 'emailVerified', '__proto__'])(
    'an account form with the field %s is answered 400 and changes nothing',
    async field => {
      const before = await state()
      for (const [url, form] of forms().filter(([path]) => !path.includes('logout'))) {
        const more = `${new URLSearchParams(form)}&${field}=1`
        const result = await shop.visit(url, { form: more, cookie })
        expect([url, form.intent, result.statusCode]).toEqual([url, form.intent, 400])
      }
      expect(await state()).toEqual(before)
    },
  )

  test('the registration form ignores fields it does not ask for', async () => {
    const email = 'mai.mult@exemplu.ro'
    const more = {
      role: 'staff',
      userId: one.member.userId,
      id: one.member.userId,
      isValid: 'true',
      emailVerified: 'true',
      market: 'hu',
      phoneNumber: '+40740000111',
    }
    const form = { intent: 'register', name: 'Mai Mult', email, password: 'o parolă lungă' }
    const result = await shop.visit('/ro/inregistreaza-te/', {
      form: { ...more, ...form, captcha: solved },
    })
    expect(result.statusCode).toBe(200)
    const [outgoing] = await shop.sentEmails()
    const made = () =>
      rows(
        'select email_verified, market, phone_number, wants_newsletter, id <> $2 as is_new from member where email = $1',
        email,
        one.member.userId,
      )
    const row = { market: 'ro', phone_number: null, wants_newsletter: false, is_new: true }
    expect(await made()).toEqual([{ ...row, email_verified: false }])
    const open = { intent: 'open-link', token: linkTokenIn(shop, outgoing), ...more }
    const opened = await shop.visit('/ro/inregistreaza-te/', { form: open })
    expect(opened.statusCode).toBe(303)
    expect(await made()).toEqual([{ ...row, email_verified: true }])
  })
})

function written() {
  return {
    judet: 'x',
    oras: 'x',
    county_id: place.countyId,
    locality_id: place.localityId,
    details: null,
    strada: 'Calea Lungă',
    nr: '1',
    cod_postal: '400001',
  }
}
const cart = {
  cartId: randomUUID(),
  currency: 'RON',
  phoneCart: [],
  accessoryCart: [],
  batteryCart: [],
  giftWrap: { isActive: false, is_wrapping_tax: false },
  checkoutStep: 'COSUL_MEU',
  expireAt: 1_900_000_000_000,
}

describe('an API body', () => {
  const bodies = async () => {
    const [phone] = await shelfUnits(rows, 'ro', 50_000, 200_000)
    const order = await anEasyboxOrder(rows, [phone!])
    const unknownFields = { id: addressId, user_id: one.member.userId, address_type: 'DELIVERY' }
    const patch = { market: 'ro', baseRevision: 0, stateVersion: '2', keys: cart }
    const addresses = '/api/addresses/?market=ro'
    return [
      ['POST', addresses, { address: written() }, ['', 'address']],
      ['PUT', addresses, { ...written(), ...unknownFields }, ['']],
      ['PATCH', '/api/cart-document/', patch, ['', 'keys', 'keys.giftWrap']],
      ['POST', '/api/cart-session/', { token: 'a.b.c' }, ['']],
      ['POST', '/api/orders/', order, ['', 'payment', 'contact', 'billing', 'phones.0']],
    ] as const
  }
  type Tree = { [key: string]: Tree }
  const withField = (body: object, at: string, field: string) => {
    const copy = structuredClone(body) as Tree
    const inner = at === '' ? copy : at.split('.').reduce((tree, key) => tree[key]!, copy)
    inner[field] = '1' as unknown as Tree
    return copy
  }

  test('an API body with a role, owner, price or status of its own is answered 400 and changes nothing', async () => {
    const before = await state()
    for (const [method, url, body, places] of await bodies())
      for (const at of places)
        for (const field of ['role', 'userId', 'status', 'paid', 'price', 'isValid']) {
          const result = await shop.visit(url, {
            method,
            cookie,
            json: withField(body, at, field),
            headers: { 'idempotency-key': randomUUID() },
          })
          expect([url, at, field, result.statusCode]).toEqual([url, at, field, 400])
        }
    expect(await state()).toEqual(before)
  })

  test('an API body from another site, or as plain text, changes nothing', async () => {
    const before = await state()
    for (const [method, url, body] of await bodies()) {
      const key = { 'idempotency-key': randomUUID() }
      for (const [who, from] of foreign) {
        const headers = { ...key, ...('headers' in from ? (from.headers as object) : {}) }
        const result = await shop.visit(url, { method, cookie, json: body, ...from, headers })
        expect([url, who, result.statusCode]).toEqual([url, who, 403])
      }
      const headers = { ...key, 'content-type': 'text/plain' }
      expectProblem(await shop.visit(url, { method, cookie, json: body, headers }), {
        status: 415,
        code: 'unsupported-media-type',
      })
    }
    expect(await state()).toEqual(before)
  })
})
