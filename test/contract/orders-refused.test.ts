import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderRequestOnWire } from '#contract/order.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  addressIn,
  anEasyboxOrder,
  aPhoneOf,
  footprint,
  pointOf,
  type Rows,
  rowsIn,
  type ShelfUnit,
  sendOrder,
  shelfUnits,
} from '#test/support/order-cases.ts'

let database: TestDatabase
let api: ApiApp
let rows: Rows
let phone: ShelfUnit
let other: ShelfUnit
let order: OrderRequestOnWire

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url)
  rows = rowsIn(api)
  ;[phone, other] = (await shelfUnits(rows, 'ro', 50_000, 200_000)) as [ShelfUnit, ShelfUnit]
  order = await anEasyboxOrder(rows, [phone])
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

/** Expects the refusal and that every table is unchanged. */
async function refused(body: unknown, expected: object, key?: string) {
  const before = await footprint(rows)
  const answer = await sendOrder(api, body, key === undefined ? {} : { key })
  expect({ status: answer.status, ...answer.body }).toMatchObject(expected)
  expect(await footprint(rows)).toEqual(before)
}

function withPhone(change: object) {
  return { ...order, phones: [{ ...order.phones[0], ...change }] }
}

function payingBy(type: OrderRequestOnWire['payment']['type']) {
  return {
    ...order,
    payment: { type, tac: true, newsletter: false },
  }
}

describe('values altered in the browser', () => {
  test('a forged total is answered 409 with the current one, for one ban too little or too much', async () => {
    const { minor } = order.shownTotal
    for (const forged of [minor - 1, minor + 1, 0])
      await refused(
        { ...order, shownTotal: { minor: forged, currency: 'RON' } },
        { status: 409, code: 'cart-changed', total: { minor, currency: 'RON' } },
      )
  })

  test('a total in another currency is answered 409', () =>
    refused(
      { ...order, shownTotal: { ...order.shownTotal, currency: 'EUR' } },
      { status: 409, code: 'cart-changed' },
    ))

  test('a unit of another listing, or an unknown one, is answered 422', async () => {
    for (const unitId of [other.unit, randomUUID()])
      await refused(withPhone({ unitId }), {
        status: 422,
        code: 'not-offered',
        step: 'cart',
        field: 'phones.0.unitId',
      })
  })

  test("another market's listing is answered 422", async () => {
    const [foreign] = await shelfUnits(rows, 'bg', 0, 1_000_000)
    await refused(
      { ...order, phones: [aPhoneOf(foreign!)] },
      { status: 422, code: 'not-offered', field: 'phones.0.listingId' },
    )
  })

  test('a listing under another product is answered 422', () =>
    refused(withPhone({ productId: other.product }), {
      status: 422,
      code: 'not-offered',
      field: 'phones.0.productId',
    }))

  test('a service or a battery of another device is answered 422', async () => {
    await refused(withPhone({ serviceIds: ['warranty_99'] }), {
      status: 422,
      code: 'not-offered',
      field: 'phones.0.serviceIds.0',
    })
    await refused(withPhone({ batteryId: 'battery-laptop' }), {
      status: 422,
      code: 'not-offered',
      field: 'phones.0.batteryId',
    })
  })

  test('an inactive or unknown accessory is answered 422', async () => {
    const [accessory] = await rows<{ accessory_id: string }>(
      `update accessory_listing set is_active = false
       where market = 'ro' and accessory_id = (select min(accessory_id) from accessory_listing)
       returning accessory_id`,
    )
    for (const id of [accessory!.accessory_id, 'none-such'])
      await refused(
        { ...order, accessories: [{ lineId: 'a', id }] },
        { status: 422, code: 'not-offered', field: 'accessories.0.id' },
      )
  })

  test('a repeated line is answered 422', () =>
    refused(
      { ...order, phones: [order.phones[0], order.phones[0]] },
      { status: 422, code: 'duplicate', field: 'lineId' },
    ))

  test('quantities are unknown fields: answered 400 and nothing is written', async () => {
    for (const quantity of [-1, 0, 1.5, null, '1'])
      await refused(withPhone({ quantity }), { status: 400, code: 'bad-request' })
  })

  test('unknown keys are answered 400', async () => {
    for (const extra of [{ status: 'paid' }, { paid: true }, { userId: 1 }, { isValid: true }])
      await refused({ ...order, ...extra }, { status: 400, field: Object.keys(extra)[0] })
    await refused(withPhone({ price: 1 }), { status: 400, field: 'phones.0.price' })
  })

  test('more than 20 items, or more than two consoles, are answered 422', async () => {
    const [accessory] = await rows<{ id: string }>(
      `select accessory_id as id from accessory_listing where market = 'ro' and is_active order by 1 limit 1`,
    )
    const pieces = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ lineId: `a${at}`, id: accessory!.id }))
    await refused(
      { ...order, accessories: pieces(20) },
      { status: 422, code: 'too-many-items', field: 'accessories.19' },
    )
    await refused({ ...order, accessories: pieces(19) }, { status: 409, code: 'cart-changed' })
    const consoles = (await shelfUnits(rows, 'ro', 0, 900_000, 'CONSOLE')).slice(0, 3)
    await refused(
      { ...order, phones: consoles.map(aPhoneOf) },
      { status: 422, code: 'too-many-limited', field: 'phones.2' },
    )
  })

  test('an empty order is answered 422', () =>
    refused({ ...order, phones: [] }, { status: 422, code: 'empty-cart' }))
})

describe('checkout steps that are skipped or altered', () => {
  test('a method not offered in the market, or without requested terms, is answered 409', async () => {
    for (const type of ['paymentOnDelivery', 'cardOrCashAtOffice', 'promo', 'cofidis'] as const)
      await refused(payingBy(type), {
        status: 409,
        code: 'payment-refused',
        step: 'payment-method',
        field: 'type',
        reason: { kind: 'not-offered' },
      })
    await refused(payingBy('bnpl'), {
      status: 409,
      code: 'payment-refused',
      reason: { kind: 'greyed', reason: { kind: 'unavailable' } },
    })
  })

  test('cash on delivery to a locker is refused', () =>
    refused(payingBy('cashOnDelivery'), { status: 409, code: 'payment-refused' }))

  test('terms not accepted are answered 422', () =>
    refused(
      { ...order, payment: { ...order.payment, tac: false } },
      { status: 422, step: 'payment-method', field: 'tac', code: 'required' },
    ))

  test('an order to a pickup point without an address for its invoice is refused with the step and the field', async () => {
    const { address: _address, ...billing } = order.billing
    const missing = { step: 'billing-details', field: 'county', code: 'required' }
    await refused({ ...order, billing }, { status: 422, ...missing })
    const company = {
      ...order.contact,
      name: 'Firma',
      fiscalCode: 'RO14399840',
      registrationNumber: 'J40/372/2002',
    }
    await refused(
      { ...order, billing: { kind: 'corporate', company: { ...company, seat: ' ' } } },
      { status: 422, ...missing },
    )
  })

  test('the fields of contact and billing are validated again', async () => {
    const contact = { ...order.contact }
    const cases = [
      [{ contact: { ...contact, name: 'X' } }, 'contact-details', 'name', 'pattern'],
      [
        { contact: { ...contact, email: 'тест@example.com' } },
        'contact-details',
        'email',
        'pattern',
      ],
      [{ contact: { ...contact, phone: ' ' } }, 'contact-details', 'phone', 'required'],
      [
        { billing: { kind: 'personal', person: { ...contact, phone: '123' } } },
        'billing-details',
        'phone',
        'pattern',
      ],
      [
        {
          billing: {
            kind: 'corporate',
            company: {
              ...contact,
              name: 'Firma',
              fiscalCode: '!',
              registrationNumber: 'J40/372/2002',
            },
          },
        },
        'billing-details',
        'fiscalCode',
        'pattern',
      ],
      [
        {
          billing: {
            kind: 'corporate',
            company: {
              ...contact,
              name: 'Firma',
              fiscalCode: 'RO14399840',
              registrationNumber: 'J40/372/2002',
              // A number that only Hungary has.
              domesticTaxNumber: '12892312-2-41',
            },
          },
        },
        'billing-details',
        'domesticTaxNumber',
        'pattern',
      ],
    ] as const
    for (const [change, step, field, code] of cases)
      await refused({ ...order, ...change }, { status: 422, step, field, code })
  })

  test('a pickup point of another market, carrier or kind, or a missing one, is answered 409', async () => {
    const foreign = await pointOf(rows, 'bg', 'econt', 'locker')
    const changed = (change: string, at: number) =>
      rows<{ id: string }>(
        `update pickup_point set ${change} where id = (
           select id from pickup_point where market = 'ro' and kind = 'locker' order by id desc limit 1 offset $1)
         returning id`,
        at,
      )
    const [office] = await changed(`kind = 'office'`, 0)
    const [ofOther] = await changed(`carrier = 'gls'`, 1)
    for (const lockerId of [foreign, 'none-such', office!.id, ofOther!.id])
      await refused(
        { ...order, place: { kind: 'pickup', lockerId } },
        { status: 409, code: 'pickup-point-unavailable', field: 'lockerId' },
      )
  })

  test('a subtype of another market, or a locker with a courier, is answered 422', async () => {
    await refused(
      { ...order, delivery: { method: 'LOCKER', subtype: 'gls-locker' } },
      { status: 422, step: 'delivery-method', field: 'subtype', code: 'not-offered' },
    )
    await refused(
      {
        ...order,
        delivery: { method: 'COURIER', subtype: '' },
        payment: { type: 'cashOnDelivery', tac: true, newsletter: false },
        shownTotal: { minor: phone.price + 1_999 + 999, currency: 'RON' },
      },
      { status: 422, step: 'delivery-address' },
    )
  })

  test('an address must use places of the market', async () => {
    const address = await addressIn(rows, 'ro', '400001')
    const courier = {
      ...order,
      delivery: { method: 'COURIER', subtype: '' },
      payment: { type: 'cashOnDelivery', tac: true, newsletter: false },
      shownTotal: { minor: phone.price + 1_999 + 999, currency: 'RON' },
    } as const
    const cases = [
      [{ countyId: '999999' }, 'county', 'unknown'],
      [{ localityId: '999999999' }, 'locality', 'unknown'],
      [{ street: 'x'.repeat(61) }, 'street', 'max-length'],
      [{ number: '' }, 'number', 'required'],
      [{ postalCode: '1000' }, 'postalCode', 'pattern'],
    ] as const
    for (const [change, field, code] of cases)
      await refused(
        { ...courier, place: { kind: 'address', address: { ...address, ...change } } },
        { status: 422, step: 'delivery-address', field, code },
      )
  })
})

describe('the limits of a method, including the fee', () => {
  /** A locker accepts up to 3,000 lei: 2,990.01 with its fee of 9.99 is the last amount that fits. */
  const priced = async (minor: number) => {
    await rows(`update listing set price_minor = $2 where id = $1`, phone.listing, minor)
    return {
      ...(await anEasyboxOrder(rows, [{ ...phone, price: minor }])),
      shownTotal: { minor: minor + 1_499 + 999, currency: 'RON' },
    }
  }

  test('one ban over the limit is refused, because the fee exceeds it', async () => {
    await refused(await priced(299_002), {
      status: 409,
      code: 'payment-refused',
      reason: {
        kind: 'greyed',
        reason: { kind: 'above-upper-limit', limit: { minor: 300_000, currency: 'RON' } },
      },
    })
  })

  test('exactly the limit is accepted', async () => {
    const { status } = await sendOrder(api, await priced(299_001))
    expect(status).toBe(201)
  })
})

describe('unreadable bodies', () => {
  const raw = async (payload: string, key: string | undefined = randomUUID()) => {
    const before = await footprint(rows)
    const response = await api.ask({
      method: 'POST',
      url: '/api/orders/',
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
      payload,
    })
    expect(await footprint(rows)).toEqual(before)
    return response
  }

  test('10 MB are answered 413', async () => {
    expect((await raw(JSON.stringify({ pad: 'x'.repeat(10_000_000) }))).statusCode).toBe(413)
  })

  test('__proto__ and constructor.prototype are answered 400', async () => {
    expect((await raw('{"__proto__":{"paid":true}}')).statusCode).toBe(400)
    expect((await raw('{"constructor":{"prototype":{"paid":true}}}')).statusCode).toBe(400)
  })

  test('ten thousand levels, a hundred thousand keys and half a document are answered 400', async () => {
    expect((await raw('['.repeat(10_000) + ']'.repeat(10_000))).statusCode).toBe(400)
    const keys = Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join(',')
    expect((await raw(`{${keys}}`)).statusCode).toBe(400)
    expect((await raw(JSON.stringify(order).slice(0, -5))).statusCode).toBe(400)
  })

  test('a missing key, a short key or a key with other characters is answered 400', async () => {
    for (const key of ['', 'x'.repeat(15), 'x'.repeat(65), `${'x'.repeat(15)}_`]) {
      const response = await raw(JSON.stringify(order), key)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ field: 'Idempotency-Key' })
    }
  })

  test('a NUL in a name is answered 400', () =>
    refused(
      { ...order, contact: { ...order.contact, name: 'Nume\u0000 Prenume' } },
      { status: 400 },
    ))
})
