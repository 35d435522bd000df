import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderRequestOnWire } from '#contract/order.ts'
import type { Market } from '#domain/market/market.ts'
import { forgetKeys } from '#services/order/forget-keys.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  aBuyer,
  aCourierOrder,
  addressIn,
  anEasyboxOrder,
  aPhoneOf,
  billedAt,
  pointOf,
  type Rows,
  rowsIn,
  sendOrder,
  shelfUnits,
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

type Case = {
  readonly market: Market
  readonly method: OrderRequestOnWire['payment']['type']
  readonly delivery: OrderRequestOnWire['delivery']
  readonly carrier: string
  readonly kind: 'locker' | 'office' | 'courier'
  readonly upTo: number
  /** Default settings in minor units (markets.md, Defaults of the settings). */
  readonly cost: number
  readonly fee: number
  readonly postalCode: string
  readonly prefix: string
}

function lockerOf(
  subtype: 'easybox' | 'econt-locker' | 'gls-locker' | 'econt-office' | 'gls-office',
) {
  return { method: 'LOCKER', subtype } as const
}
const courier = { method: 'COURIER', subtype: '' } as const

const ro = { market: 'ro', fee: 999, postalCode: '400001', prefix: 'RO' } as const
const bg = { market: 'bg', fee: 299, postalCode: '1000', prefix: 'BG', upTo: 199_000 } as const
const hu = {
  market: 'hu',
  fee: 49_000,
  postalCode: '1011',
  prefix: 'HU',
  upTo: 49_900_000,
} as const
const gr = { market: 'gr', fee: 200, postalCode: '105 57', prefix: 'GR', upTo: 49_700 } as const

const cases: readonly Case[] = [
  {
    ...ro,
    method: 'cardAtLocker',
    delivery: lockerOf('easybox'),
    carrier: 'sameday',
    kind: 'locker',
    upTo: 290_000,
    cost: 1_499,
  },
  {
    ...ro,
    method: 'cashOnDelivery',
    delivery: courier,
    carrier: 'sameday',
    kind: 'courier',
    upTo: 490_000,
    cost: 1_999,
  },
  {
    ...bg,
    method: 'cardAtLocker',
    delivery: lockerOf('econt-locker'),
    carrier: 'econt',
    kind: 'locker',
    cost: 499,
  },
  {
    ...bg,
    method: 'cardOrCashAtOffice',
    delivery: lockerOf('econt-office'),
    carrier: 'econt',
    kind: 'office',
    cost: 599,
  },
  {
    ...bg,
    method: 'cashOnDelivery',
    delivery: courier,
    carrier: 'econt',
    kind: 'courier',
    cost: 799,
  },
  {
    ...hu,
    method: 'cardAtLocker',
    delivery: lockerOf('gls-locker'),
    carrier: 'gls',
    kind: 'locker',
    cost: 99_000,
  },
  {
    ...hu,
    method: 'cardOrCashAtOffice',
    delivery: lockerOf('gls-office'),
    carrier: 'gls',
    kind: 'office',
    cost: 119_000,
  },
  {
    ...hu,
    method: 'paymentOnDelivery',
    delivery: courier,
    carrier: 'gls',
    kind: 'courier',
    cost: 169_000,
  },
  {
    ...gr,
    method: 'paymentOnDelivery',
    delivery: courier,
    carrier: 'courier',
    kind: 'courier',
    cost: 350,
  },
]

async function orderOf(each: Case): Promise<OrderRequestOnWire> {
  const [phone] = await shelfUnits(rows, each.market, 0, each.upTo)
  const contact = aBuyer(each.market)
  return {
    cartId: crypto.randomUUID(),
    market: each.market,
    phones: [aPhoneOf(phone!)],
    accessories: [],
    giftWrap: 'plain',
    delivery: each.delivery,
    place:
      each.kind === 'courier'
        ? { kind: 'address', address: await addressIn(rows, each.market, each.postalCode) }
        : { kind: 'pickup', lockerId: await pointOf(rows, each.market, each.carrier, each.kind) },
    contact,
    billing: await billedAt(rows, each.market, { kind: 'personal', person: contact }),
    payment: { type: each.method, tac: true, newsletter: true },
    shownTotal: { minor: phone!.price + each.cost + each.fee, currency: phone!.currency },
  }
}

describe('an order paid on delivery', () => {
  test.each(cases)('an order in $market by $method is placed and confirmed at once', async each => {
    const body = await orderOf(each)
    const [cartPhone] = body.phones
    const { status, body: placed } = await sendOrder(api, body)
    expect({ status, body: placed }).toMatchObject({ status: 201 })
    expect(placed.number).toMatch(new RegExp(`^${each.prefix}\\d{9}$`))
    expect(placed.thankYouPath).toContain(`/${placed.number}/?t=${placed.token}`)

    const [order] = await rows(`select * from orders where number = $1`, placed.number)
    expect(order).toMatchObject({
      cart_id: body.cartId,
      market: each.market,
      state: 'confirmed',
      customer_type: 'personal',
      payment_method: each.method,
      delivery_minor: String(each.cost),
      collection_fee_minor: String(each.fee),
      total_minor: String(body.shownTotal.minor),
      contact_email: body.contact.email,
      wants_newsletter: true,
    })
    expect(order!.contact_phone).toMatch(/^\+\d{10,13}$/)
    expect(order!.link_token_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(order!.agreed_texts).toEqual(
      expect.arrayContaining([
        { key: 'terms', version: expect.any(String) },
        { key: 'privacy', version: expect.any(String) },
      ]),
    )

    const lines = await rows(`select * from order_line where order_id = $1`, order!.id)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ kind: 'device', unit_id: cartPhone!.unitId, is_live: true })
    const [unit] = await rows(
      `select state, held_by, held_until from unit where id = $1`,
      cartPhone!.unitId,
    )
    expect(unit).toEqual({ state: 'sold', held_by: null, held_until: null })
    const history = await rows(
      `select from_state, to_state from unit_history where unit_id = $1 order by from_state desc`,
      cartPhone!.unitId,
    )
    expect(history).toEqual([
      { from_state: 'listed', to_state: 'held' },
      { from_state: 'held', to_state: 'sold' },
    ])
    expect(
      await rows(`select state, amount_minor from payment where order_id = $1`, order!.id),
    ).toEqual([{ state: 'due', amount_minor: String(body.shownTotal.minor) }])
    expect(
      await rows(`select carrier, state from shipment where order_id = $1`, order!.id),
    ).toEqual([{ carrier: each.carrier, state: 'preparing' }])
    expect(
      await rows(`select topic from outbox where payload ->> 'orderId' = $1`, order!.id),
    ).toEqual([{ topic: 'order-confirmed' }])

    const [address] = await rows(
      `select * from order_address where order_id = $1 and role = 'delivery'`,
      order!.id,
    )
    if (each.kind === 'courier') {
      expect(address).toMatchObject({
        number: '12A',
        details: 'et. 3',
        postal_code: each.postalCode.replace(' ', ''),
      })
      expect(address!.locality).not.toBe('')
    } else {
      expect(address).toBeUndefined()
      expect(order!.pickup_point).toMatchObject({ carrier: each.carrier, kind: each.kind })
    }
  })

  test('an order can have services, a battery, accessories, gift wrapping and a company invoice', async () => {
    const [phone] = await shelfUnits(rows, 'ro', 60_000, 120_000)
    const [service] = await rows<{ price: number }>(
      `select price_minor::int as price from extra_service where market = 'ro' and device_type = 'SMARTPHONE'
       and key = 'warranty_24' and from_minor <= $1 and (to_minor is null or to_minor > $1)`,
      phone!.price,
    )
    const [battery] = await rows<{ id: string; price: number }>(
      `select id, price_minor::int as price from battery_offer where market = 'ro' and device_type = 'SMARTPHONE'`,
    )
    const [accessory] = await rows<{ id: string; price: number }>(
      `select accessory_id as id, price_minor::int as price from accessory_listing where market = 'ro' order by 1 limit 1`,
    )
    const base = await anEasyboxOrder(rows, [phone!])
    const [line] = base.phones
    const giftWrap = 1_900
    const total =
      base.shownTotal.minor + service!.price + battery!.price + 2 * accessory!.price + giftWrap
    const { status, body: placed } = await sendOrder(api, {
      ...base,
      phones: [{ ...line, serviceIds: ['warranty_24'], batteryId: battery!.id }],
      accessories: [
        { lineId: 'with', id: accessory!.id, phoneId: line!.lineId },
        { lineId: 'alone', id: accessory!.id },
      ],
      giftWrap: 'wrapped',
      billing: {
        kind: 'corporate',
        company: {
          name: 'Firma de Probă SRL',
          fiscalCode: 'RO 14399840',
          registrationNumber: 'J40/372/2002',
          email: 'firma@example.com',
          phone: '0212000000',
          seat: ' STR. NUCULUI, NR.4, CLUJ-NAPOCA ',
        },
      },
      shownTotal: { minor: total, currency: 'RON' },
    })
    expect({ status, body: placed }).toMatchObject({ status: 201 })
    const lines = await rows(
      `select l.position, l.kind, l.belongs_to, l.price_minor::int as price from order_line l
       join orders o on o.id = l.order_id where o.number = $1 order by 1`,
      placed.number,
    )
    expect(lines).toEqual([
      { position: 0, kind: 'device', belongs_to: null, price: phone!.price },
      { position: 1, kind: 'service', belongs_to: 0, price: service!.price },
      { position: 2, kind: 'battery', belongs_to: 0, price: battery!.price },
      { position: 3, kind: 'accessory', belongs_to: 0, price: accessory!.price },
      { position: 4, kind: 'accessory', belongs_to: null, price: accessory!.price },
      { position: 5, kind: 'gift-wrap', belongs_to: null, price: 1_900 },
    ])
    const named = await rows<{ title: string }>(
      `select l.title from order_line l join orders o on o.id = l.order_id
       where o.number = $1 and l.kind in ('service', 'battery', 'gift-wrap') order by position`,
      placed.number,
    )
    expect(named.map(({ title }) => title)).toEqual([
      'Garanție extinsă, 24 de luni',
      'Baterie nouă',
      'Ambalaj cadou',
    ])
    const [order] = await rows(
      `select customer_type, billing from orders where number = $1`,
      placed.number,
    )
    expect(order).toMatchObject({
      customer_type: 'corporate',
      billing: {
        kind: 'corporate',
        company: {
          fiscalCode: '14399840',
          phone: '+40212000000',
          seat: 'STR. NUCULUI, NR.4, CLUJ-NAPOCA',
        },
      },
    })
  })

  test('a Hungarian company’s domestic tax number is stored as it is printed', async () => {
    const [phone] = await shelfUnits(rows, 'hu', 0, 49_900_000)
    const { contact, ...order } = await aCourierOrder(rows, 'hu', [phone!], {
      payment: { type: 'card', tac: true, newsletter: false },
    })
    const company = {
      ...contact,
      name: 'Próba Kft.',
      fiscalCode: 'HU12892312',
      registrationNumber: '0109123456',
      domesticTaxNumber: '12892312 2 41',
    }
    const billing = { kind: 'corporate', company }
    const { status, body } = await sendOrder(api, { ...order, contact, billing })
    expect({ status, body }).toMatchObject({ status: 201 })
    const [stored] = await rows('select billing from orders where number = $1', body.number)
    expect(stored).toMatchObject({
      billing: { company: { fiscalCode: 'HU12892312', domesticTaxNumber: '12892312-2-41' } },
    })
  })

  test('an order can go to an unlisted street, in the county and locality that the shop knows', async () => {
    const [phone] = await shelfUnits(rows, 'ro', 1, 300_000)
    const address = { ...(await addressIn(rows, 'ro', '400001')), street: 'Strada Nouă' }
    const placed = await sendOrder(
      api,
      await anEasyboxOrder(rows, [phone!], {
        delivery: courier,
        place: { kind: 'address', address },
        payment: { type: 'cashOnDelivery', tac: true, newsletter: false },
        shownTotal: { minor: phone!.price + 1_999 + 999, currency: 'RON' },
      }),
    )
    expect(placed.status).toBe(201)
    const [storedAddress] = await rows(
      `select a.street, a.locality from order_address a join orders o on o.id = a.order_id
       where o.number = $1 and a.role = 'delivery'`,
      placed.body.number,
    )
    expect(storedAddress).toEqual({ street: 'Strada Nouă', locality: 'Cluj-Napoca' })
  })

  test('an order uses another unit of the listing when the one in the cart was sold', async () => {
    const [crowded] = await rows<{
      listing: string
      product: string
      price: number
      units: string[]
    }>(
      `select l.id as listing, l.product_id as product, l.price_minor::int as price, array_agg(u.id) as units
       from listing l join unit u on u.listing_id = l.id and u.state = 'listed'
       where l.market = 'ro' and l.price_minor < 200000 group by l.id having count(*) >= 2 order by l.id limit 1`,
    )
    const shelf = { ...crowded!, unit: crowded!.units[0]!, currency: 'RON' as const }
    const first = await sendOrder(api, await anEasyboxOrder(rows, [shelf]))
    const second = await sendOrder(api, await anEasyboxOrder(rows, [shelf]))
    expect([first.status, second.status]).toEqual([201, 201])
    const units = await rows<{ unit_id: string }>(
      `select unit_id from order_line l join orders o on o.id = l.order_id where o.number in ($1, $2)`,
      first.body.number,
      second.body.number,
    )
    expect(new Set(units.map(row => row.unit_id)).size).toBe(2)
  })
})

test('an idempotency key expires after thirty days, and not a second before', async () => {
  const [shelf] = await shelfUnits(rows, 'ro', 30_000, 250_000)
  const placed = await sendOrder(api, await anEasyboxOrder(rows, [shelf!]))
  expect(placed.status).toBe(201)
  const day = 24 * 60 * 60_000
  const keys = () =>
    rows("select key from idempotency_key where body ->> 'number' = $1", placed.body.number)
  const forgetAt = (ms: number) =>
    forgetKeys({ sql: api.database.pool, clock: () => new Date(Date.now() + ms) })
  await forgetAt(30 * day - 60_000)
  expect(await keys()).toHaveLength(1)
  await forgetAt(30 * day + 60_000)
  expect(await keys()).toHaveLength(0)
})
