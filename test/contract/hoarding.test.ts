import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderRequestOnWire } from '#contract/order.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  aCourierOrder,
  anEasyboxOrder,
  footprint,
  type Rows,
  rowsIn,
  type ShelfUnit,
  sendOrder,
  shelfUnits,
} from '#test/support/order-cases.ts'
import { paused, queued } from '#test/support/paused.ts'

let database: TestDatabase
let api: ApiApp
let rows: Rows
let shelf: ShelfUnit[]

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url)
  rows = rowsIn(api)
  shelf = await shelfUnits(rows, 'ro', 0, 95_000)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

type Buyer = Partial<OrderRequestOnWire['contact']>

async function by(phones: readonly ShelfUnit[], buyer: Buyer) {
  const body = await anEasyboxOrder(rows, phones)
  return { ...body, contact: { ...body.contact, ...buyer } }
}

/** An order to the same address each time, paid in cash. */
async function toAddress(phone: ShelfUnit, number: string) {
  const body = await aCourierOrder(rows, 'ro', [phone], {
    payment: { type: 'cashOnDelivery', tac: true, newsletter: false },
    shownTotal: { minor: phone.price + 1_999 + 999, currency: 'RON' },
  })
  if (body.place.kind !== 'address') throw new Error('It goes to no door.')
  return { ...body, place: { ...body.place, address: { ...body.place.address, number } } }
}

/** One mailbox in the spellings its owner may use. */
const spellings = [
  'strange.hoarder@gmail.com',
  'strangehoarder@gmail.com',
  's.t.r.a.n.g.e.hoarder@gmail.com',
  'StrangeHoarder@Gmail.com',
  'strangehoarder+1@gmail.com',
  'strange.hoarder+two@gmail.com',
  'strangehoarder@googlemail.com',
  'STRANGEHOARDER+3@googlemail.com',
  'strangehoarder+a+b@gmail.com',
  'strange.hoarder@GOOGLEMAIL.com',
  'strangehoard.er@gmail.com',
  'strangehoarder+12@gmail.com',
]

const phoneNumbers = ['0740 555 666', '0740555666', '+40740555666', '0040 740 555 666']
const doors = ['7B', '7b', '7 B', '7-B']

const tooMany = { status: 429, body: { code: 'too-many-units', max: 10 } }

describe('the limit of ten devices per hour, from different networks', () => {
  test('the limit counts devices: after nine, a cart of two or three is refused completely, a tenth is accepted', async () => {
    const email = 'nine@example.com'
    const carts = [3, 3, 3].map(count => shelf.splice(0, count))
    for (const cart of carts)
      expect((await sendOrder(api, await by(cart, { email }))).status).toBe(201)
    const before = await footprint(rows)
    for (const count of [2, 3])
      expect(await sendOrder(api, await by(shelf.slice(0, count), { email }))).toMatchObject(
        tooMany,
      )
    expect(await footprint(rows)).toEqual(before)
    const tenth = shelf.splice(0, 1)
    expect((await sendOrder(api, await by(tenth, { email }))).status).toBe(201)
    expect(await sendOrder(api, await by(shelf.slice(0, 1), { email }))).toMatchObject(tooMany)
  })

  test.each([
    [
      'one mailbox, spelled in twelve ways',
      async (phone: ShelfUnit, at: number) => by([phone], { email: spellings[at]! }),
    ],
    [
      'one telephone, spelled in four ways',
      async (phone: ShelfUnit, at: number) => by([phone], { phone: phoneNumbers[at % 4]! }),
    ],
    [
      'one door, spelled in four ways',
      async (phone: ShelfUnit, at: number) => toAddress(phone, doors[at % 4]!),
    ],
  ])('%s: of three concurrent orders for the tenth device one is accepted', async (_, orderOf) => {
    for (let at = 0; at < 9; at += 1)
      expect((await sendOrder(api, await orderOf(shelf.shift()!, at))).status).toBe(201)
    const last = shelf.splice(0, 3)
    const bodies = await Promise.all(last.map((phone, at) => orderOf(phone, 9 + at)))
    const race = await paused(database.url, 'select 1 from listing where id = any($1) for update', [
      last.map(({ listing }) => listing),
    ])
    const answers = await queued(
      race,
      bodies.map(body => () => sendOrder(api, body)),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 429, 429])
    expect(answers[2]).toMatchObject(tooMany)
  })
})

describe('an offer with ten units, nine of them sold', () => {
  test('a cart with two or three of the offer is refused completely, and a cart with one is accepted', async () => {
    const [phone] = shelf.splice(0, 1)
    const [there] = await rows<{ n: number }>(
      `select count(*)::int as n from unit where listing_id = $1 and state = 'listed'`,
      phone!.listing,
    )
    await rows(
      `insert into unit (id, listing_id, market, state, serial_sealed, acquisition_minor, tax_scheme, received_at)
       select gen_random_uuid(), $1, 'ro', 'listed', 'sealed', 1, 'margin', now() from generate_series(1, $2)`,
      phone!.listing,
      10 - there!.n,
    )
    for (let sold = 0; sold < 9; sold += 3)
      expect((await sendOrder(api, await by([phone!, phone!, phone!], {}))).status).toBe(201)
    const before = await footprint(rows)
    for (const count of [2, 3]) {
      const cart = Array.from({ length: count }, () => phone!)
      const answer = await sendOrder(api, await by(cart, {}))
      expect(answer).toMatchObject({ status: 409, body: { code: 'unit-unavailable' } })
      expect(answer.body.lineIds).toHaveLength(count - 1)
    }
    expect(await footprint(rows)).toEqual(before)
    expect((await sendOrder(api, await by([phone!], {}))).status).toBe(201)
    const [left] = await rows(
      `select stock, (select count(*)::int from unit where listing_id = l.id and state = 'sold') as sold
       from listing l where id = $1`,
      phone!.listing,
    )
    expect(left).toEqual({ stock: 0, sold: 10 })
  })
})
