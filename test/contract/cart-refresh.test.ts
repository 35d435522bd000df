import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartRefreshAnswerSchema, toShelfView } from '#contract/cart-refresh.ts'
import { type ApiApp, apiApp } from '#test/support/api-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { anEasyboxOrder, type Rows, rowsIn, shelfUnits } from '#test/support/order-cases.ts'

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

const post = async (url: string, payload: object) => {
  const response = await api.ask({ method: 'POST', url, payload })
  return { status: response.statusCode, body: response.json() }
}

const refresh = (asked: object) =>
  post('/api/cart-refresh/', {
    products: [],
    accessoryIds: [],
    batteryIds: [],
    country: 'RO',
    ...asked,
  })

const stocked = async (count: number) => {
  const [found] = await rows<{
    id: string
    product: string
    grade: string
    units: string[]
    price: number
  }>(
    `select l.id, l.product_id as product, case l.grade when 'good' then 'BUN' else 'FOARTE_BUN' end as grade,
       array_agg(u.id order by u.id) as units, l.price_minor::int as price
     from listing l join unit u on u.listing_id = l.id and u.state = 'listed'
     where l.market = 'ro' group by l.id having count(*) = $1 order by l.id limit 1`,
    count,
  )
  return found!
}

describe('POST /api/cart-refresh/', () => {
  test("answers in the specification's names, with the shop's own price", async () => {
    const { id, product, grade, price, units } = await stocked(1)
    const { status, body } = await refresh({
      products: [{ productId: product, accessoryIds: [], grade }],
    })
    expect(status).toBe(200)
    expect(body.success).toBe(true)
    expect(Object.keys(body.data)).toEqual(
      expect.arrayContaining([
        'accessories',
        'availableAccessories',
        'giftWrap',
        'devices',
        'batteries',
      ]),
    )
    expect(body.data.devices).toHaveLength(1)
    expect(body.data.devices[0]).toMatchObject({
      productId: product,
      listingId: id,
      buy_price: { minor: price, currency: 'RON' },
      device: { id: units[0], shape: grade },
      availability: 'in-stock',
      accessoryIds: [],
    })
    expect(body.data.devices[0].naming.title).toContain(grade === 'BUN' ? 'Bun' : 'Foarte bun')
    expect(body.data.giftWrap).toMatchObject({
      isActive: true,
      price: { minor: 1_900, currency: 'RON' },
    })
    expect(toShelfView(cartRefreshAnswerSchema.parse(body))?.devices).toHaveLength(1)
  })

  test('one unit serves one line: two lines of one unit get it once, of two units both', async () => {
    for (const count of [1, 2]) {
      const { product, grade, units } = await stocked(count)
      const line = { productId: product, accessoryIds: [], grade, id: units[0] }
      const { body } = await refresh({ products: [line, line] })
      const served = body.data.devices.map((each: { device: { id: string } }) => each.device.id)
      expect(new Set(served)).toEqual(new Set(units))
      expect(served).toHaveLength(count)
    }
  })

  test('a line that names its unit keeps it before one that names none', async () => {
    const { product, grade, units } = await stocked(2)
    const bare = { productId: product, accessoryIds: ['x'], grade }
    const { body } = await refresh({
      products: [bare, { ...bare, accessoryIds: [], id: units[0] }],
    })
    const [first, second] = body.data.devices
    expect([first.device.id, second.device.id]).toEqual([units[1], units[0]])
  })

  test('accessories come with their state, batteries with their price, both of the market alone', async () => {
    const { body } = await refresh({
      accessoryIds: ['none-such'],
      batteryIds: ['battery-smartphone', 'none-such'],
    })
    expect(body.data.accessories).toEqual([])
    expect(body.data.batteries).toHaveLength(1)
    expect(body.data.batteries[0].price.currency).toBe('RON')
  })

  test('a promo is judged beside', async () => {
    const { body } = await refresh({ promoCode: 'none' })
    expect(body.data.promo).toEqual({ kind: 'refused', code: 'none', reason: 'unknown' })
  })

  test('another country or an unknown key is a 400', async () => {
    expect((await refresh({ country: 'XX' })).status).toBe(400)
    expect((await refresh({ price: 1 })).status).toBe(400)
  })
})

describe('POST /api/payment-rows/ and /api/promo/', () => {
  const cartOf = async (price: number) => {
    const [phone] = await shelfUnits(rows, 'ro', 50_000, 100_000)
    await rows(`update listing set price_minor = $2 where id = $1`, phone!.listing, price)
    const { cartId, market, phones, accessories, giftWrap } = await anEasyboxOrder(rows, [phone!])
    return { cartId, market, phones, accessories, giftWrap }
  }

  test('the row of a locker closes a ban above its bound', async () => {
    const ask = async (price: number) =>
      post('/api/payment-rows/', {
        ...(await cartOf(price)),
        customerType: 'personal',
        delivery: { method: 'LOCKER', subtype: 'easybox' },
      })
    const open = await ask(299_001)
    expect(open.body.rows.map((row: { type: string }) => row.type)).toEqual(['cardAtLocker'])
    expect(open.body.rows[0]).toMatchObject({
      availability: { kind: 'open' },
      collectionFee: { minor: 999, currency: 'RON' },
    })
    await rows(`update listing set price_minor = 60000 where price_minor = 299001`)
    const greyed = await ask(299_002)
    expect(greyed.body.rows[0].availability).toMatchObject({
      kind: 'greyed',
      reason: { kind: 'above-upper-limit', limit: { minor: 300_000, currency: 'RON' } },
    })
    await rows(`update listing set price_minor = 60000 where price_minor = 299002`)
  })

  test('a code holds, or says why not', async () => {
    await rows(
      `insert into promo (market, code, percentage, minimum_minor, starts_at, ends_at)
       values ('ro', 'TEN', 10, 70000, now(), now() + interval '1 day')`,
    )
    const ask = async (price: number) =>
      (await post('/api/promo/', { ...(await cartOf(price)), promoCode: 'ten' })).body
    expect(await ask(69_999)).toMatchObject({ kind: 'refused', reason: 'not-for-this-cart' })
    expect(await ask(70_000)).toEqual({ kind: 'valid', promo: { code: 'TEN', percentage: 10 } })
  })
})
