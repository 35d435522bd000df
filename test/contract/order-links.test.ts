import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import {
  anEasyboxOrder,
  type OrderResponse,
  rowsIn,
  sendOrder,
  shelfUnits,
} from '#test/support/order-cases.ts'

let database: TestDatabase
let api: ApiApp
let placed: OrderResponse
let email: string

beforeAll(async () => {
  database = await seededDatabase()
  api = await apiApp(database.url)
  const rows = rowsIn(api)
  const [phone] = await shelfUnits(rows, 'ro', 50_000, 200_000)
  const body = await anEasyboxOrder(rows, [phone!])
  email = body.contact.email
  placed = (await sendOrder(api, body)).body
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

function read(number: string, token: string | undefined) {
  return api.ask(
    `/api/orders/${number}/${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`,
  )
}

describe("a guest's link", () => {
  test('the link opens the order and is never cached', async () => {
    const response = await read(placed.number, placed.token)
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    const order = response.json()
    expect(order).toMatchObject({
      number: placed.number,
      market: 'ro',
      state: 'confirmed',
      customer: 'personal',
      contact: { email },
      paymentMethod: 'cardAtLocker',
      delivery: { kind: 'locker', subtype: 'easybox', point: { carrier: 'sameday' } },
      totals: {
        delivery: { minor: 1_499, currency: 'RON' },
        collectionFee: { minor: 999, currency: 'RON' },
      },
      lines: [{ kind: 'device', position: 0 }],
    })
    const { items, discount, delivery, collectionFee, total } = order.totals
    expect(total.minor).toBe(items.minor - discount.minor + delivery.minor + collectionFee.minor)
    expect(order.next.map(({ kind }: { kind: string }) => kind)).toEqual([
      'sent-by',
      'arrives',
      'return-until',
    ])
    expect(order.lines[0].picture).toMatch(/^\/pictures\/v1\/.+-front\.svg$/)
  })

  test('the link has at least 128 bits', () => {
    expect(Buffer.from(placed.token, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
  })

  test('a link that is guessed, cut, extended or missing is answered like a missing order', async () => {
    const { token, number } = placed
    const missing = await read('RO999999990', token)
    expect(missing.statusCode).toBe(404)
    const last = token.at(-1) === 'A' ? 'B' : 'A'
    for (const guess of [
      token.slice(0, -1) + last,
      token.slice(0, -1),
      `${token}A`,
      '',
      undefined,
    ]) {
      const response = await read(number, guess)
      expect(response.statusCode).toBe(404)
      const { requestId: _one, ...problem } = response.json()
      const { requestId: _other, ...expected } = missing.json()
      expect(problem).toEqual(expected)
    }
  })

  test('the link does not open another order', async () => {
    const rows = rowsIn(api)
    const [phone] = await shelfUnits(rows, 'ro', 50_000, 200_000)
    const { body } = await sendOrder(api, await anEasyboxOrder(rows, [phone!]))
    expect((await read(body.number, placed.token)).statusCode).toBe(404)
  })
})
