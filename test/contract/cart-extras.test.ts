import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  anEasyboxOrder,
  type Rows,
  rowsIn,
  type ShelfUnit,
  sendOrder,
} from '#test/support/order-cases.ts'

let database: TestDatabase
let api: ApiApp
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url)
  rows = rowsIn(api)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

type Phone = ShelfUnit & { readonly glass: string; readonly glassPrice: number }

/** Phones in stock at 700 lei, each with the screen protector made for its model. */
async function phones(count: number) {
  const found = await rows<Phone>(
    `select distinct on (l.id) l.id as listing, l.product_id as product, u.id as unit,
       70000 as price, l.currency, a.id as glass, o.price_minor::int as "glassPrice"
     from listing l join unit u on u.listing_id = l.id and u.state = 'listed'
     join product p on p.id = l.product_id
     join accessory a on a.is_free_protector and a.fits -> 'models' ? p.model_id
     join accessory_listing o on o.accessory_id = a.id and o.market = l.market
     where l.market = 'ro' order by l.id limit $1`,
    count,
  )
  await rows(
    `update listing set price_minor = 70000 where id = any($1::text[])`,
    found.map(({ listing }) => listing),
  )
  return found
}

async function switchProtectors(value: 'true' | 'false') {
  await rows(
    `update setting set value = jsonb_set(value, '{flags,hasFreeScreenProtectors}', $1::jsonb)
     where market = 'ro' and key = 'shop'`,
    value,
  )
  await api.close()
  api = await apiApp(database.url)
  rows = rowsIn(api)
}

const delivery = 1_499 + 999
function piece(id: string, phoneId?: string) {
  return {
    lineId: randomUUID() as string,
    id,
    ...(phoneId !== undefined && { phoneId }),
  }
}

describe('a free screen protector in an order', () => {
  test('one protector per phone is free; a second one, or one without a phone, costs its price', async () => {
    const [phone] = await phones(1)
    const body = await anEasyboxOrder(rows, [phone!])
    const line = body.phones[0]!.lineId
    const accessories = [piece(phone!.glass, line), piece(phone!.glass, line), piece(phone!.glass)]
    const total = 70_000 + 2 * phone!.glassPrice + delivery
    const refused = await sendOrder(api, {
      ...body,
      accessories,
      shownTotal: { minor: total - phone!.glassPrice, currency: 'RON' },
    })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'cart-changed', total: { minor: total } },
    })
    const placed = await sendOrder(api, {
      ...body,
      accessories,
      shownTotal: { minor: total, currency: 'RON' },
    })
    expect(placed.status).toBe(201)
    const lines = await rows(
      `select l.kind, l.item_id as item, l.price_minor::int as price, l.belongs_to as of
       from order_line l join orders o on o.id = l.order_id where o.number = $1 order by l.position`,
      placed.body.number,
    )
    expect(lines).toEqual([
      { kind: 'device', item: phone!.product, price: 70_000, of: null },
      { kind: 'accessory', item: phone!.glass, price: 0, of: 0 },
      { kind: 'accessory', item: phone!.glass, price: phone!.glassPrice, of: 0 },
      { kind: 'accessory', item: phone!.glass, price: phone!.glassPrice, of: null },
    ])
  })

  test('a protector for another model costs its price', async () => {
    const found = await phones(40)
    const [phone] = found
    const other = found.find(({ glass }) => glass !== phone!.glass)
    const body = await anEasyboxOrder(rows, [phone!])
    const answer = await sendOrder(api, {
      ...body,
      accessories: [piece(other!.glass, body.phones[0]!.lineId)],
    })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'cart-changed', total: { minor: 70_000 + other!.glassPrice + delivery } },
    })
  })

  test('a protector costs its price while free protectors are switched off', async () => {
    await switchProtectors('false')
    const [phone] = await phones(1)
    const body = await anEasyboxOrder(rows, [phone!])
    const accessories = [piece(phone!.glass, body.phones[0]!.lineId)]
    const answer = await sendOrder(api, { ...body, accessories })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'cart-changed', total: { minor: 70_000 + phone!.glassPrice + delivery } },
    })
    await switchProtectors('true')
    const free = await sendOrder(api, { ...body, accessories })
    expect(free.status).toBe(201)
  })
})
