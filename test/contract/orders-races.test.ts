import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  aBrowser,
  anEasyboxOrder,
  footprint,
  type Rows,
  rowsIn,
  type ShelfUnit,
  sendOrder,
  shelfUnits,
} from '#test/support/order-cases.ts'

let database: TestDatabase
let api: ApiApp
let rows: Rows
let shelf: ShelfUnit[]

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url)
  rows = rowsIn(api)
  shelf = await shelfUnits(rows, 'ro', 0, 250_000)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

function next() {
  return shelf.shift()!
}
function times<T>(count: number, work: (at: number) => Promise<T>) {
  return Promise.all(Array.from({ length: count }, (_, at) => work(at)))
}

async function listed(count: number) {
  const [only] = await rows<{ listing: string; product: string; price: number; units: string[] }>(
    `select l.id as listing, l.product_id as product, l.price_minor::int as price, array_agg(u.id) as units
     from listing l join unit u on u.listing_id = l.id and u.state = 'listed'
     join product p on p.id = l.product_id join model m on m.id = p.model_id and m.type <> 'CONSOLE'
     where l.market = 'ro' and l.price_minor < 99000 group by l.id having count(*) = $1
     order by l.id desc limit 1`,
    count,
  )
  return { ...only!, unit: only!.units[0]!, currency: 'RON' as const }
}

describe('one idempotency key', () => {
  test('one key sent 50 times at once creates one order and one response', async () => {
    const body = await anEasyboxOrder(rows, [next()])
    const key = randomUUID()
    const before = await footprint(rows)
    const answers = await times(50, () => sendOrder(api, body, { key }))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]!.status).toBe(201)
    expect((await footprint(rows))!.orders).toBe(before!.orders + 1)
  })

  test('one key with another body is answered 422, and the first order is unchanged', async () => {
    const body = await anEasyboxOrder(rows, [next()])
    const key = randomUUID()
    const first = await sendOrder(api, body, { key })
    const before = await footprint(rows)
    const other = await sendOrder(api, { ...body, cartId: randomUUID() }, { key })
    expect(other).toMatchObject({ status: 422, body: { code: 'key-reused' } })
    expect(await footprint(rows)).toEqual(before)
    expect(await sendOrder(api, body, { key })).toEqual(first)
  })

  test('the key of a refused order may be used again', async () => {
    const body = await anEasyboxOrder(rows, [next()])
    const key = randomUUID()
    const wrong = { ...body, shownTotal: { minor: 1, currency: 'RON' } }
    expect((await sendOrder(api, wrong, { key })).status).toBe(409)
    expect((await sendOrder(api, body, { key })).status).toBe(201)
  })
})

describe('one cart', () => {
  test('one cart in two tabs returns the first order, concurrently or later', async () => {
    const body = await anEasyboxOrder(rows, [next()])
    const before = await footprint(rows)
    const headers = aBrowser()
    const answers = await times(10, () => sendOrder(api, body, { headers }))
    answers.push(await sendOrder(api, body, { headers }))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]!.status).toBe(201)
    expect((await footprint(rows))!.orders).toBe(before!.orders + 1)
  })
})

describe('one unit', () => {
  test('one unit is sold once to 30 customers, the others are refused as sold out', async () => {
    const only = await listed(1)
    const bodies = await times(30, () => anEasyboxOrder(rows, [only]))
    const answers = await Promise.all(bodies.map(body => sendOrder(api, body)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const gone = answers.filter(
      ({ status, body }) => status === 409 && body.code === 'unit-unavailable',
    )
    expect(gone).toHaveLength(29)
    expect(gone[0]!.body.lineIds).toHaveLength(1)
  })

  test('a cart that needs more units than available reserves nothing', async () => {
    const both = await listed(2)
    const before = await footprint(rows)
    const answer = await sendOrder(api, await anEasyboxOrder(rows, [both, both, both]))
    expect(answer).toMatchObject({ status: 409, body: { code: 'unit-unavailable' } })
    expect(answer.body.lineIds).toHaveLength(1)
    expect(await footprint(rows)).toEqual(before)
  })

  test('one unit is never assigned to two lines of one cart', async () => {
    const both = await listed(2)
    // Both lines name the same unit, as after two clicks on one button.
    const { status, body } = await sendOrder(api, await anEasyboxOrder(rows, [both, both]))
    expect(status).toBe(201)
    const sold = await rows<{ unit_id: string }>(
      `select unit_id from order_line l join orders o on o.id = l.order_id where o.number = $1`,
      body.number,
    )
    expect(new Set(sold.map(row => row.unit_id))).toEqual(new Set(both.units))
  })
})

describe('a promo code', () => {
  const makePromo = (code: string, over: { max?: number; minimum?: number; ends?: string } = {}) =>
    rows(
      `insert into promo (market, code, percentage, minimum_minor, starts_at, ends_at, max_uses)
       values ('ro', $1, 10, $2, now() - interval '1 day', now() + $3::interval, $4)`,
      code,
      over.minimum ?? 0,
      over.ends ?? '1 day',
      over.max ?? null,
    )

  const discounted = async (phone: ShelfUnit, promoCode: string) => ({
    ...(await anEasyboxOrder(rows, [phone])),
    promoCode,
    // 10 % off the goods only.
    shownTotal: {
      minor: phone.price - Math.round(phone.price / 10) + 1_499 + 999,
      currency: 'RON',
    },
  })

  test('a single-use code is redeemed once by 100 concurrent orders', async () => {
    await makePromo('ONCE', { max: 1 })
    const plenty = shelf.splice(0, 100)
    const bodies = await Promise.all(plenty.map(phone => discounted(phone, 'once')))
    const answers = await Promise.all(bodies.map(body => sendOrder(api, body)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(
      answers.filter(({ status, body }) => status === 409 && body.code === 'promo-refused'),
    ).toHaveLength(bodies.length - 1)
    expect(await rows(`select uses from promo where code = 'ONCE'`)).toEqual([{ uses: 1 }])
    expect(
      await rows(`select discount_minor > 0 as off from orders where promo_code = 'ONCE'`),
    ).toEqual([{ off: true }])
  })

  test('a code that is unknown, expired or for a bigger cart is refused with its reason', async () => {
    await makePromo('OVER', { ends: '-1 second' })
    await makePromo('BIG', { minimum: 100_000_000 })
    for (const [code, reason] of [
      ['NONE', { kind: 'unknown' }],
      ['OVER', { kind: 'expired' }],
      ['BIG', { kind: 'minimum', minimum: { minor: 100_000_000, currency: 'RON' } }],
    ] as const) {
      const answer = await sendOrder(api, await discounted(next(), code))
      expect(answer).toMatchObject({ status: 409, body: { code: 'promo-refused', reason } })
    }
  })
})

describe('one customer', () => {
  test('one customer can order ten devices per hour, not eleven, by IP address', async () => {
    const address = '198.51.100.7'
    const bodies = await Promise.all(
      shelf.splice(0, 11).map(phone => anEasyboxOrder(rows, [phone])),
    )
    const answers = await Promise.all(bodies.map(body => sendOrder(api, body, { address })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 429,
      body: { code: 'too-many-units', max: 10 },
    })
  })

  test('one customer can order ten devices per hour by email address, however it is written', async () => {
    const send = async (email: string) => {
      const body = await anEasyboxOrder(rows, [next()])
      return sendOrder(api, { ...body, contact: { ...body.contact, email } })
    }
    const answers = []
    for (let at = 0; at < 11; at += 1)
      answers.push(await send(at % 2 ? 'hoarder@example.com' : 'Hoarder@Example.com'))
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429])
  })
})
