import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type Rows, rowsIn } from '#test/support/order-cases.ts'
import { anOrder } from '#test/support/shipping.ts'
import { type WholeShop, wholeShop } from '#test/support/whole-shop.ts'

vi.mock('virtual:react-router/server-build', () => import('#test/support/server-build.ts'))

let database: TestDatabase
let shop: WholeShop
let rows: Rows

beforeAll(async () => {
  database = await seededDatabase()
  shop = await wholeShop(database.url)
  rows = rowsIn(shop)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

const page = '/ro/cont/urmareste-comanda/'

/** A parcel on its way, scanned in a town. */
async function onTheWay() {
  const { orderId } = await anOrder(shop, rows)
  await rows(
    `update shipment set state = 'in-transit', awb = '1ONB' || substr($1::text, 1, 8), tracking_url = 'https://carrier.example/track'
     where order_id = $1::text::uuid`,
    orderId,
  )
  const [order] = await rows<Record<'number' | 'email' | 'name' | 'phone' | 'awb', string>>(
    `select o.number, o.contact_email as email, o.contact_name as name, o.contact_phone as phone, s.awb
     from orders o join shipment s on s.order_id = o.id where o.id = $1`,
    orderId,
  )
  if (!order) throw new Error('the order is not there')
  return { orderId, ...order }
}

let caller = 0

function ask(number: string, email: string, at = page) {
  caller += 1
  const form = new URLSearchParams({ intent: 'find', number, email }).toString()
  return shop.visit(at, { form, from: `198.51.100.${caller}` })
}

describe('"Where is my order?"', () => {
  test('shows a guest how far the order is, and nothing of who ordered it and where it goes', async () => {
    const { number, email, name, phone, awb } = await onTheWay()
    const found = await ask(number.toLowerCase(), email.toUpperCase())
    expect(found.statusCode).toBe(303)
    const shown = await shop.visit(String(found.headers.location))
    expect(shown.statusCode).toBe(200)
    for (const words of [number, 'E pe drum', awb]) expect(shown.body).toContain(words)
    for (const words of [email, name, phone]) expect(shown.body).not.toContain(words)
    expect(shown.headers['cache-control']).toContain('no-store')
  })

  test('tells nobody whether the number or the address is wrong', async () => {
    const { number, email } = await onTheWay()
    const [address, missing, market] = await Promise.all([
      ask(number, 'somebody.else@example.com'),
      ask('RO099999999', email),
      ask(number, email, '/gr/account/track-order/'),
    ])
    expect([address, missing, market].map(({ statusCode }) => statusCode)).toEqual([422, 422, 422])
    const wordsOf = ({ body }: typeof address) =>
      /role="alert"[\s\S]{0,400}/.exec(body)?.[0].replace(/id="[^"]*"/g, '')
    expect(wordsOf(address)).toBeDefined()
    expect(wordsOf(address)).toBe(wordsOf(missing))
  })

  test('asks again without a proof, with another order’s, and with one that was changed', async () => {
    const [one, other] = [await onTheWay(), await onTheWay()]
    const { location } = (await ask(one.number, one.email)).headers
    const proof = new URL(String(location), 'https://shop.example').searchParams.get('p') ?? ''
    expect(proof.length).toBeGreaterThan(20)
    for (const query of ['', `?p=${proof}x`, '?p='])
      expect((await shop.visit(`${page}${one.number}/${query}`)).body).not.toContain(one.awb)
    const foreign = await shop.visit(`${page}${other.number}/?p=${proof}`)
    expect([foreign.statusCode, foreign.body.includes(other.awb)]).toEqual([200, false])
  })

  test('opens neither the order itself nor its invoice', async () => {
    const { number, email } = await onTheWay()
    const { location } = (await ask(number, email)).headers
    const proof = new URL(String(location), 'https://shop.example').searchParams.get('p') ?? ''
    expect((await shop.visit(`/ro/magazin/multumim/${number}/?t=${proof}`)).statusCode).toBe(404)
  })
})
