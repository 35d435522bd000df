import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { aMember, type IdentityApp, identityApp } from '#test/support/identity.ts'
import {
  aBrowser,
  aBuyer,
  anEasyboxOrder,
  footprint,
  type OrderResponse,
  type Rows,
  rowsIn,
  type ShelfUnit,
  sendOrder,
  shelfUnits,
} from '#test/support/order-cases.ts'
import { paused, queued } from '#test/support/paused.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let shelf: ShelfUnit[]

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url)
  rows = rowsIn(api)
  shelf = await shelfUnits(rows, 'ro', 0, 250_000)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

function as({ cookie }: { readonly cookie: string }) {
  return { cookie, origin: 'https://shop.example' }
}

function aCart() {
  return anEasyboxOrder(rows, [shelf.shift()!])
}

/** An order placed by its customer, with everything that distinguishes the browser, member and request. */
async function ordered(headers: Readonly<Record<string, string>> = aBrowser()) {
  const [body, key] = [await aCart(), randomUUID()]
  const first = await sendOrder(api, body, { key, headers })
  expect(first.status).toBe(201)
  return { body, key, headers, first }
}

type SendOptions = Parameters<typeof sendOrder>[2]

/** A refusal that reveals nothing of the first order and leaves every table unchanged. */
async function refused(
  body: unknown,
  first: { readonly body: OrderResponse },
  options: SendOptions,
) {
  const before = await footprint(rows)
  const answer = await sendOrder(api, body, options)
  expect(answer).toMatchObject({ status: 409, body: { code: 'cart-ordered' } })
  expect(Object.keys(answer.body).toSorted()).toEqual([
    'code',
    'requestId',
    'status',
    'title',
    'type',
  ])
  const { number, token } = first.body
  expect(JSON.stringify(answer.body)).not.toContain(number)
  expect(JSON.stringify(answer.body)).not.toContain(token)
  expect(await footprint(rows)).toEqual(before)
}

async function ofAccessories() {
  const [accessory] = await rows<{ id: string; price: number }>(
    `select accessory_id as id, price_minor::int as price from accessory_listing
     where market = 'ro' and is_active order by price_minor desc limit 1`,
  )
  const shownTotal = { minor: accessory!.price + 1_499 + 999, currency: 'RON' as const }
  const accessories = [{ lineId: 'a', id: accessory!.id }]
  return { ...(await anEasyboxOrder(rows, [])), accessories, shownTotal }
}

/** Both requests start before the first is written; they share no mailbox, phone or network. */
async function atOnce(one: unknown, other: unknown, options: SendOptions) {
  const race = await paused(database.url, 'lock table orders in share row exclusive mode', [])
  return queued(
    race,
    [one, other].map(body => () => sendOrder(api, body, options)),
  )
}

describe('a cart that was ordered', () => {
  test('an ordered cart is not revealed to another browser by its id, whatever else it sends', async () => {
    const { body, first } = await ordered()
    await refused(body, first, {})
    await refused(body, first, { headers: aBrowser() })
    await refused({ ...(await aCart()), cartId: body.cartId }, first, { headers: aBrowser() })
  })

  test('an ordered cart is one order in a second tab of its browser, even with other input', async () => {
    const { body, headers, first } = await ordered()
    const other = { ...body, contact: { ...body.contact, name: 'Alt Nume' } }
    expect(await sendOrder(api, body, { headers })).toEqual(first)
    expect(await sendOrder(api, other, { headers })).toEqual(first)
  })

  test('an ordered cart is answered again for the same request, from any network', async () => {
    const { body, key, first } = await ordered()
    expect(await sendOrder(api, body, { key })).toEqual(first)
    expect(await sendOrder(api, body, { key, headers: aBrowser() })).toEqual(first)
  })

  test('an ordered cart of a member is one order in all of their browsers, and none for another member', async () => {
    const [owner, other] = [await aMember(api), await aMember(api)]
    const { body, first } = await ordered({ ...aBrowser(), ...as(owner) })
    const again = await sendOrder(api, body, { headers: { ...aBrowser(), ...as(owner) } })
    expect(again).toEqual(first)
    await refused(body, first, { headers: { ...aBrowser(), ...as(other) } })
  })

  test.each(['expired', 'cancelled', 'closed'])(
    'an ordered cart whose order is %s by now is revealed to nobody',
    async state => {
      const owner = await aMember(api)
      const { body, key, headers, first } = await ordered({ ...aBrowser(), ...as(owner) })
      await rows('update orders set state = $2 where number = $1', first.body.number, state)
      await refused(body, first, { headers: { 'browser-key': headers['browser-key']! } })
      await refused(body, first, { headers: as(owner) })
      await refused(body, first, { key, headers })
    },
  )

  test('an ordered cart does not block its customer: the same goods can be ordered as another cart', async () => {
    const [body, headers] = [await aCart(), aBrowser()]
    const { body: taken } = await ordered()
    expect((await sendOrder(api, { ...body, cartId: taken.cartId }, { headers })).status).toBe(409)
    expect((await sendOrder(api, body, { headers })).status).toBe(201)
  })

  test('an ordered cart of accessories only, sent from two tabs at once, is one order', async () => {
    const body = await ofAccessories()
    const before = await footprint(rows)
    const headers = aBrowser()
    const answers = await Promise.all([1, 2, 3].map(() => sendOrder(api, body, { headers })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(answer => answer.body.number)).size).toBe(1)
    expect((await footprint(rows))!.orders).toBe(before!.orders + 1)
  })

  test('an ordered cart in two tabs at once, with another customer and network in each, is one order', async () => {
    const [one, headers] = [await ofAccessories(), aBrowser()]
    const answers = await atOnce(one, { ...one, contact: aBuyer('ro') }, { headers })
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[1]).toEqual(answers[0])
  })
})

test('two carts of two customers under one key at once are one order and one refusal of a used key', async () => {
  const answers = await atOnce(await ofAccessories(), await ofAccessories(), { key: randomUUID() })
  expect(answers.map(({ status }) => status)).toEqual([201, 422])
  expect(answers[1]).toMatchObject({ body: { code: 'key-reused' } })
})

test('an unreadable browser key is answered 400', async () => {
  for (const key of ['short', 'x'.repeat(65), `${'x'.repeat(20)}_`]) {
    const answer = await sendOrder(api, await aCart(), { headers: { 'browser-key': key } })
    expect(answer).toMatchObject({ status: 400, body: { field: 'Browser-Key' } })
  }
})
