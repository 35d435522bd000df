import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartRefreshResponseSchema, toShelfView } from '#contract/cart-refresh.ts'
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

async function post(url: string, payload: object, remoteAddress = '127.0.0.1') {
  const response = await api.ask({ method: 'POST', url, payload, remoteAddress })
  return { status: response.statusCode, body: response.json() }
}

function refresh(fields: object, address?: string) {
  return post(
    '/api/cart-refresh/',
    { products: [], accessoryIds: [], batteryIds: [], country: 'RO', ...fields },
    address,
  )
}

/** An iPhone 13 in stock, as a cart requests it. */
async function iphone() {
  const [found] = await rows<{ product: string; grade: string }>(
    `select l.product_id as product, case l.grade when 'good' then 'BUN' else 'FOARTE_BUN' end as grade
     from listing l join product p on p.id = l.product_id join model m on m.id = p.model_id
     where l.market = 'ro' and m.name = 'iPhone 13' and l.stock > 0 order by l.id limit 1`,
  )
  return { productId: found!.product, accessoryIds: [], grade: found!.grade }
}

async function stocked(count: number) {
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
  test("a response has the specification's field names and the shop's own price", async () => {
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
    expect(toShelfView(cartRefreshResponseSchema.parse(body))?.devices).toHaveLength(1)
  })

  test('one unit serves one line: two lines share one unit only once, and two units serve both', async () => {
    for (const count of [1, 2]) {
      const { product, grade, units } = await stocked(count)
      const line = { productId: product, accessoryIds: [], grade, id: units[0] }
      const { body } = await refresh({ products: [line, line] })
      const served = body.data.devices.map((each: { device: { id: string } }) => each.device.id)
      expect(new Set(served)).toEqual(new Set(units))
      expect(served).toHaveLength(count)
    }
  })

  test('a line that names its unit has priority over a line that names none', async () => {
    const { product, grade, units } = await stocked(2)
    const bare = { productId: product, accessoryIds: ['x'], grade }
    const { body } = await refresh({
      products: [bare, { ...bare, accessoryIds: [], id: units[0] }],
    })
    const [first, second] = body.data.devices
    expect([first.device.id, second.device.id]).toEqual([units[1], units[0]])
  })

  test('accessories have their status and batteries their price, in this market only', async () => {
    const { body } = await refresh({
      accessoryIds: ['none-such'],
      batteryIds: ['battery-smartphone', 'none-such'],
    })
    expect(body.data.accessories).toEqual([])
    expect(body.data.batteries).toHaveLength(1)
    expect(body.data.batteries[0].price.currency).toBe('RON')
  })

  test('a promo code is checked in the same request', async () => {
    const { body } = await refresh({ promoCode: 'none' })
    expect(body.data.promo).toEqual({ kind: 'refused', code: 'none', reason: { kind: 'unknown' } })
  })

  test('wrong codes are answered twenty times per minute; after that codes are ignored, but the cart is refreshed', async () => {
    const guess = async (promoCode: string) => {
      const { body } = await refresh({ promoCode }, '203.0.113.9')
      expect(body.success).toBe(true)
      return body.data.promo?.kind
    }
    for (let at = 0; at < 20; at += 1) expect(await guess(`guess-${at}`)).toBe('refused')
    expect(await guess('guess-20')).toBeUndefined()
    expect(await guess('KINTSU10')).toBeUndefined()
    expect((await refresh({ promoCode: 'KINTSU10' })).body.data.promo.kind).toBe('valid')
  })

  test('a sold-out line has the same product in its other grade', async () => {
    const [both] = await rows<{ product: string; gone: string; left: string; price: number }>(
      `select g.product_id as product, g.id as gone, v.id as left, v.price_minor::int as price
       from listing g join listing v on v.product_id = g.product_id and v.market = g.market
       where g.market = 'ro' and g.grade = 'good' and v.grade = 'very-good'
         and g.stock > 0 and v.stock > 0 order by g.id limit 1`,
    )
    const products = [
      { productId: both!.product, accessoryIds: [], grade: 'BUN', listingId: both!.gone },
    ]
    expect((await refresh({ products })).body.data.alternatives).toEqual([])
    await rows(`update unit set state = 'sold' where listing_id = $1`, both!.gone)
    const { body } = await refresh({ products })
    expect(body.data.devices).toEqual([])
    expect(body.data.alternatives).toEqual([
      {
        productId: both!.product,
        listingId: both!.left,
        shape: 'FOARTE_BUN',
        price: { minor: both!.price, currency: 'RON' },
        productUrl: expect.stringMatching(/^\/magazin\/.+\?shape=FOARTE_BUN/),
      },
    ])
    await rows(`update unit set state = 'sold' where listing_id = $1`, both!.left)
    expect((await refresh({ products })).body.data.alternatives).toEqual([])
  })

  test('a phone has the available battery and the free protector', async () => {
    const { body } = await refresh({ products: [await iphone()] })
    const [device] = body.data.devices
    expect(device.batteryOffer).toEqual({
      id: 'battery-smartphone',
      price: { minor: expect.any(Number), currency: 'RON' },
    })
    const free = device.deviceAvailableAccessories.filter(
      (each: { isFreeProtector: boolean }) => each.isFreeProtector,
    )
    expect(free).toMatchObject([{ type: 'glass', price: { currency: 'RON' } }])
  })

  test('no protector is free while staff have switched that off', async () => {
    const other = await seededDatabase()
    const before = await apiApp(other.url)
    await before.database.pool.query(
      `update setting set value = jsonb_set(value, '{flags,hasFreeScreenProtectors}', 'false')
       where market = 'ro' and key = 'shop'`,
    )
    await before.close()
    const off = await apiApp(other.url)
    const answer = await off.ask({
      method: 'POST',
      url: '/api/cart-refresh/',
      payload: { products: [await iphone()], accessoryIds: [], batteryIds: [], country: 'RO' },
    })
    const offers = answer.json().data.devices[0].deviceAvailableAccessories
    expect(offers.map((each: { type: string }) => each.type)).toContain('glass')
    expect(offers.filter((each: { isFreeProtector: boolean }) => each.isFreeProtector)).toEqual([])
    await off.close()
    await other.drop()
  })

  test('an accessory is returned as active or inactive, with its price', async () => {
    const id = 'A1001'
    const request = { accessoryIds: [id] }
    expect((await refresh(request)).body.data.accessories).toMatchObject([{ id, isActive: true }])
    await rows(
      `update accessory_listing set is_active = false where market = 'ro' and accessory_id = $1`,
      id,
    )
    expect((await refresh(request)).body.data.accessories).toMatchObject([
      { id, isActive: false, isWrappingTax: false, price: { currency: 'RON' } },
    ])
  })

  test('another country or an unknown key is answered 400', async () => {
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

  const lockerOf = ({ body }: { body: { rows: { type: string; availability: unknown }[] } }) =>
    body.rows.find(({ type }) => type === 'cardAtLocker')

  test('the payment row of a locker is disabled one ban above its limit', async () => {
    const ask = async (price: number) =>
      post('/api/payment-rows/', {
        ...(await cartOf(price)),
        customerType: 'personal',
        delivery: { method: 'LOCKER', subtype: 'easybox' },
      })
    const open = await ask(299_001)
    expect(lockerOf(open)).toMatchObject({
      availability: { kind: 'open' },
      collectionFee: { minor: 999, currency: 'RON' },
    })
    await rows(`update listing set price_minor = 60000 where price_minor = 299001`)
    const disabled = await ask(299_002)
    expect(lockerOf(disabled)?.availability).toMatchObject({
      kind: 'greyed',
      reason: { kind: 'above-upper-limit', limit: { minor: 300_000, currency: 'RON' } },
    })
    await rows(`update listing set price_minor = 60000 where price_minor = 299002`)
  })

  test('a promo code is valid, or is refused with the reason', async () => {
    await rows(
      `insert into promo (market, code, percentage, minimum_minor, starts_at, ends_at)
       values ('ro', 'TEN', 10, 70000, now(), now() + interval '1 day')`,
    )
    const ask = async (price: number) =>
      (await post('/api/promo/', { ...(await cartOf(price)), promoCode: 'ten' })).body
    expect(await ask(69_999)).toMatchObject({
      kind: 'refused',
      reason: { kind: 'minimum', minimum: { minor: 70_000, currency: 'RON' } },
    })
    expect(await ask(70_000)).toEqual({ kind: 'valid', promo: { code: 'TEN', percentage: 10 } })
  })
})
