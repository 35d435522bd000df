import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetDocuments } from '#services/cloud/forget-documents.ts'
import {
  aBrowser,
  aMember,
  type Browser,
  type CloudApp,
  cloudApp,
  withPass,
} from '#test/support/cloud-app.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { expectProblem } from '#test/support/problems.ts'

let database: TestDatabase
let api: CloudApp
let ana: Browser

beforeAll(async () => {
  database = await seededDatabase()
  api = await cloudApp(database.url)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})
beforeEach(async () => {
  ana = withPass(await aMember(api.pool))
})

const origin = 'https://shop.example'
const url = '/api/cart-document/'

function aPhone(id: string) {
  return { id, deviceAccessories: [], productId: 'P1' }
}
function aBattery(phoneId: string) {
  return { phoneId, id: 'battery-smartphone' }
}
function anAccessory(lineId: string) {
  return { lineId, id: 'case', isWrappingTax: false }
}

const wholeCart = {
  cartId: '0c8f3c52-6f0e-4a9f-9d0b-6a4b8f1f2f11',
  currency: 'RON',
  phoneCart: [] as object[],
  accessoryCart: [] as object[],
  batteryCart: [] as object[],
  giftWrap: { isActive: true, is_wrapping_tax: true },
  checkoutStep: 'COSUL_MEU',
  expireAt: 1_900_000_000_000,
}

function read(who: Browser, market = 'ro', headers: object = {}) {
  return api.ask({
    method: 'GET',
    url,
    query: { market },
    headers: { cookie: who.cookie, ...headers },
  })
}

async function documentOf(who: Browser, market = 'ro') {
  const response = await read(who, market)
  expect(response.statusCode).toBe(200)
  return response.json()
}

function patch(who: Browser, body: object, headers: object = {}) {
  return api.ask({
    method: 'PATCH',
    url,
    headers: { cookie: who.cookie, origin, ...headers },
    body,
  })
}

type Patch = { base: number; keys: object; stateVersion?: string; market?: string }

function patchOf({ base, keys, stateVersion = '2', market = 'ro' }: Patch) {
  return {
    market,
    baseRevision: base,
    stateVersion,
    keys,
  }
}

async function write(who: Browser, request: Patch) {
  const response = await patch(who, patchOf(request))
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

describe('GET /api/cart-document/', () => {
  test('an unwritten cart has revision 0 and is empty', async () => {
    const document = await documentOf(ana, 'hu')
    expect(document).toMatchObject({ revision: 0, timestamp: 0, removed: [] })
    expect(document.cart).toMatchObject({ currency: 'HUF', phoneCart: [], accessoryCart: [] })
  })

  test('the cart document is never cached', async () => {
    expect((await read(ana)).headers['cache-control']).toBe('no-store')
  })

  test.each(['de', 'RO', ''])('the cart document of the market %j is refused', async market => {
    expectProblem(await read(ana, market), { status: 400, code: 'bad-request', field: 'market' })
  })

  test('a cart document expires after a month, and the next write starts a new one', async () => {
    await write(ana, { base: 0, keys: { ...wholeCart, phoneCart: [aPhone('one')] } })
    const expire = (when: string) =>
      api.pool.query(
        `update cart_document set expires_at = now() + $2::interval where user_id = $1`,
        [ana.userId, when],
      )
    await expire('1 minute')
    expect(await documentOf(ana)).toMatchObject({ revision: 1 })
    await expire('-1 second')
    expect(await documentOf(ana)).toMatchObject({ revision: 0, cart: { phoneCart: [] } })
    expectProblem(await patch(ana, patchOf({ base: 1, keys: wholeCart })), {
      status: 409,
      code: 'cart-document-moved',
    })
    expect(await write(ana, { base: 0, keys: wholeCart })).toMatchObject({ revision: 1 })
    expect(await documentOf(ana)).toMatchObject({ revision: 1, removed: [] })
  })

  test('the job removes expired cart documents and nothing else', async () => {
    const other = withPass(await aMember(api.pool))
    await write(ana, { base: 0, keys: wholeCart })
    await write(other, { base: 0, keys: wholeCart })
    await api.pool.query(
      `update cart_document set expires_at = now() - interval '1 second' where user_id = $1`,
      [ana.userId],
    )
    await forgetDocuments(api.ctx)
    const { rows } = await api.pool.query(
      'select user_id from cart_document where user_id = any($1::uuid[])',
      [[ana.userId, other.userId]],
    )
    expect(rows).toEqual([{ user_id: other.userId }])
  })

  test('a cart document expires one month after the last write', async () => {
    await write(ana, { base: 0, keys: wholeCart })
    const { rows } = await api.pool.query(
      `select expires_at between now() + interval '28 days' - interval '1 minute' and now() + interval '31 days' as is_month
       from cart_document where user_id = $1`,
      [ana.userId],
    )
    expect(rows).toEqual([{ is_month: true }])
  })
})

describe('PATCH /api/cart-document/', () => {
  test('a write merges top-level keys and leaves the others unchanged', async () => {
    await write(ana, {
      base: 0,
      keys: {
        ...wholeCart,
        phoneCart: [aPhone('one')],
        promo: { code: 'KINTSU10', percentage: 10 },
      },
    })
    expect(await write(ana, { base: 1, keys: { batteryCart: [aBattery('one')] } })).toMatchObject({
      revision: 2,
    })
    expect(await documentOf(ana)).toMatchObject({
      revision: 2,
      cart: {
        cartId: wholeCart.cartId,
        phoneCart: [aPhone('one')],
        batteryCart: [aBattery('one')],
        promo: { code: 'KINTSU10', percentage: 10 },
      },
    })
    await write(ana, { base: 2, keys: { promo: null } })
    expect((await documentOf(ana)).cart).not.toHaveProperty('promo')
  })

  test('the timestamps of writes only increase', async () => {
    let last = 0
    for (let base = 0; base < 5; base += 1) {
      const { timestamp } = await write(ana, { base, keys: base === 0 ? wholeCart : {} })
      expect(timestamp).toBeGreaterThan(last)
      last = timestamp
    }
    expect(Math.abs(last - Date.now())).toBeLessThan(60_000)
  })

  test('a write on a base that is not current is refused and changes nothing', async () => {
    await write(ana, { base: 0, keys: { ...wholeCart, phoneCart: [aPhone('one')] } })
    await write(ana, { base: 1, keys: { phoneCart: [aPhone('one'), aPhone('two')] } })
    for (const base of [0, 1, 3])
      expectProblem(await patch(ana, patchOf({ base, keys: { ...wholeCart } })), {
        status: 409,
        code: 'cart-document-moved',
      })
    expect(await documentOf(ana)).toMatchObject({
      revision: 2,
      cart: { phoneCart: [aPhone('one'), aPhone('two')] },
    })
  })

  test('of twenty concurrent writes on one base, one is accepted', async () => {
    for (const base of [0, 1]) {
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          patch(ana, patchOf({ base, keys: { ...wholeCart, phoneCart: [aPhone(`line-${at}`)] } })),
        ),
      )
      const statuses = responses.map(response => response.statusCode).toSorted()
      expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
      const winner = responses.findIndex(response => response.statusCode === 200)
      expect(await documentOf(ana)).toMatchObject({
        revision: base + 1,
        cart: { phoneCart: [aPhone(`line-${winner}`)] },
      })
    }
  })

  test('a write over a document of an older state version replaces it completely', async () => {
    await write(ana, { base: 0, keys: { ...wholeCart, phoneCart: [aPhone('one')] } })
    await api.pool.query(`update cart_document set state_version = '1' where user_id = $1`, [
      ana.userId,
    ])
    expectProblem(await patch(ana, patchOf({ base: 1, keys: { phoneCart: [] } })), {
      status: 422,
      code: 'cart-document-incomplete',
      field: 'keys',
    })
    await write(ana, { base: 1, keys: wholeCart })
    expect(await documentOf(ana)).toMatchObject({
      revision: 2,
      stateVersion: '2',
      cart: { phoneCart: [] },
    })
  })

  test.each(['1', '3'])('a write by a page of state version %s changes nothing', async old => {
    await write(ana, { base: 0, keys: { ...wholeCart, phoneCart: [aPhone('one')] } })
    expectProblem(await patch(ana, patchOf({ base: 1, keys: wholeCart, stateVersion: old })), {
      status: 409,
      code: 'cart-version-changed',
      field: 'stateVersion',
    })
    expect(await documentOf(ana)).toMatchObject({ revision: 1, stateVersion: '2' })
  })

  test('the first write of a document must be complete', async () => {
    const { phoneCart: _, ...rest } = wholeCart
    expectProblem(await patch(ana, patchOf({ base: 0, keys: rest })), {
      status: 422,
      code: 'cart-document-incomplete',
      field: 'keys',
    })
    expect(await documentOf(ana)).toMatchObject({ revision: 0 })
  })

  test('a removed line leaves a marker, which is removed when the line is written again', async () => {
    const two = [aPhone('one'), aPhone('two')]
    await write(ana, {
      base: 0,
      keys: { ...wholeCart, phoneCart: two, accessoryCart: [anAccessory('case-1')] },
    })
    await write(ana, { base: 1, keys: { phoneCart: [aPhone('one')], accessoryCart: [] } })
    expect((await documentOf(ana)).removed.toSorted()).toEqual(['case-1', 'two'])
    await write(ana, { base: 2, keys: { phoneCart: two } })
    expect((await documentOf(ana)).removed).toEqual(['case-1'])
  })

  test('each market has a document of its own', async () => {
    await write(ana, { base: 0, keys: { ...wholeCart, phoneCart: [aPhone('one')] } })
    const inBulgaria = { ...wholeCart, currency: 'EUR', phoneCart: [aPhone('two')] }
    await write(ana, { base: 0, keys: inBulgaria, market: 'bg' })
    expect((await documentOf(ana, 'ro')).cart.phoneCart).toEqual([aPhone('one')])
    expect((await documentOf(ana, 'bg')).cart.phoneCart).toEqual([aPhone('two')])
    expect(await documentOf(ana, 'gr')).toMatchObject({ revision: 0 })
  })

  test("a write never returns or changes another member's document", async () => {
    const other = withPass(await aMember(api.pool))
    await write(ana, { base: 0, keys: { ...wholeCart, phoneCart: [aPhone('one')] } })
    expect(await documentOf(other)).toMatchObject({ revision: 0, cart: { phoneCart: [] } })
    await write(other, { base: 0, keys: wholeCart })
    const [hers, theirs] = [await documentOf(ana), await documentOf(other)]
    expect(hers.cart.phoneCart).toEqual([aPhone('one')])
    expect(theirs.owner).not.toBe(hers.owner)
    for (const extra of [{ userId: ana.userId }, { owner: hers.owner }])
      expectProblem(await patch(other, { ...patchOf({ base: 1, keys: {} }), ...extra }), {
        status: 400,
        code: 'bad-request',
        field: Object.keys(extra)[0]!,
      })
    const named = await api.ask({
      url,
      query: { market: 'ro', userId: ana.userId },
      headers: { cookie: other.cookie },
    })
    expect(named.json().cart.phoneCart).toEqual([])
  })

  test('another browser of the same member uses the same document and owner', async () => {
    const laptop = withPass(await aBrowser(api.pool, ana.userId))
    const { owner } = await write(ana, {
      base: 0,
      keys: { ...wholeCart, phoneCart: [aPhone('one')] },
    })
    const seen = await documentOf(laptop)
    expect(seen).toMatchObject({ owner, revision: 1, cart: { phoneCart: [aPhone('one')] } })
    expect(JSON.stringify(seen)).not.toContain(ana.userId)
  })
})

describe('the names of a cart document', () => {
  const price = { minor: 150_000, currency: 'RON' }
  const warranty = { id: 'warranty_24', type: 'EXTRA_WARRANTY', key: 'warranty_24', price }
  const same = {
    id: 'one',
    productId: 'P1',
    listingId: 'listing-1',
    naming: { title: 'A', modelDisplayName: 'B', configSummary: 'C', shortTitle: 'D' },
    deviceAccessories: [{ ...anAccessory('case-1'), phoneId: 'one' }],
    deviceAvailableAccessories: [],
    availability: 'in-stock',
    productImage: 'image',
    origin: 'Default',
    sku: 'sku-1',
    productUrl: '/1/',
  }
  /** Spec 3.4. */
  const specified = {
    ...same,
    order_id: 'RO000000018',
    buy_price: price,
    device: { id: 'unit-1', model_type: 'SMARTPHONE', shape: 'FOARTE_BUN' },
    selected_extra_services: [warranty],
    available_extra_services: [warranty],
    model_id: 13,
  }
  const keysInDatabase = async () => {
    const { rows } = await api.pool.query('select keys from cart_document where user_id = $1', [
      ana.userId,
    ])
    return rows[0]?.keys
  }

  test('a document is sent, stored and returned under the names of the specification', async () => {
    const keys = {
      ...wholeCart,
      phoneCart: [specified],
      accessoryCart: [{ ...anAccessory('wrap'), isWrappingTax: true }],
      batteryCart: [aBattery('one')],
    }
    await write(ana, { base: 0, keys })
    expect(await keysInDatabase()).toEqual(keys)
    expect((await documentOf(ana)).cart).toEqual(keys)
  })

  test('an unwritten document has the gift wrap of the specification', async () => {
    const { giftWrap } = (await documentOf(ana)).cart
    expect(giftWrap).toEqual({ isActive: true, is_wrapping_tax: true })
  })

  test('a gift wrap under another name is refused', async () => {
    const giftWrap = { isActive: true, isWrappingTax: true }
    expectProblem(await patch(ana, patchOf({ base: 0, keys: { ...wholeCart, giftWrap } })), {
      status: 400,
      code: 'bad-request',
      field: 'keys.giftWrap.is_wrapping_tax',
    })
  })

  test('a field that the shop does not know stays as it was sent', async () => {
    const phone = { ...aPhone('one'), device: { shape: 'NOU', color: 'red' }, selected: [1] }
    await write(ana, { base: 0, keys: { ...wholeCart, phoneCart: [phone] } })
    expect((await documentOf(ana)).cart.phoneCart).toEqual([phone])
  })
})

describe('the allowed content of a PATCH', () => {
  const refused =
    (keys: object, field: string, whole: object = {}) =>
    async () => {
      const response = await patch(ana, {
        ...patchOf({ base: 0, keys: { ...wholeCart, ...keys } }),
        ...whole,
      })
      expectProblem(response, { status: 400, code: 'bad-request', field })
      expect(await documentOf(ana)).toMatchObject({ revision: 0 })
    }
  let deep: object = {}
  for (let level = 0; level < 10_000; level += 1) deep = { deep }

  test('an unknown key is refused', refused({ showCart: true }, 'keys.showCart'))
  test('another currency is refused', refused({ currency: 'USD' }, 'keys.currency'))
  test(
    'a line without an id is refused',
    refused({ phoneCart: [{ deviceAccessories: [] }] }, 'keys.phoneCart.0.id'),
  )
  test(
    'a phone whose accessories are not an array is refused',
    refused({ phoneCart: [{ id: 'a' }] }, 'keys.phoneCart.0.deviceAccessories'),
  )
  test(
    'text with NUL is refused',
    refused({ phoneCart: [{ ...aPhone('a'), sku: 'x\0' }] }, 'keys.phoneCart.0'),
  )
  test(
    'text with an unpaired surrogate is refused',
    refused({ batteryCart: [{ ...aBattery('a'), x: '\ud800' }] }, 'keys.batteryCart.0'),
  )
  test(
    'ten thousand levels of nesting are refused',
    refused({ accessoryCart: [{ ...anAccessory('a'), deep }] }, 'keys.accessoryCart.0'),
  )
  test('a base below 0 is refused', refused({}, 'baseRevision', { baseRevision: -1 }))
  test(
    'a base that is not an integer is refused',
    refused({}, 'baseRevision', { baseRevision: 0.5 }),
  )

  test('__proto__ is refused', async () => {
    const payload = JSON.stringify(patchOf({ base: 0, keys: wholeCart })).replace(
      '"cartId"',
      '"__proto__":{"x":1},"cartId"',
    )
    const response = await api.ask({
      method: 'PATCH',
      url,
      headers: { cookie: ana.cookie, origin, 'content-type': 'application/json' },
      payload,
    })
    expectProblem(response, { status: 400, code: 'bad-request' })
  })

  test('fifty lines are accepted, fifty-one are refused', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => aPhone(`line-${at}`))
    await write(ana, { base: 0, keys: { ...wholeCart, phoneCart: lines(50) } })
    const more = await patch(ana, patchOf({ base: 1, keys: { phoneCart: lines(51) } }))
    expectProblem(more, { status: 400, code: 'bad-request', field: 'keys.phoneCart' })
  })

  const ofBytes = (bytes: number): string => {
    const body = (filling: string) =>
      JSON.stringify(
        patchOf({ base: 0, keys: { ...wholeCart, phoneCart: [{ ...aPhone('a'), filling }] } }),
      )
    return body('x'.repeat(bytes - Buffer.byteLength(body(''))))
  }
  const sendBytes = (bytes: number) =>
    api.ask({
      method: 'PATCH',
      url,
      headers: { cookie: ana.cookie, origin, 'content-type': 'application/json' },
      payload: ofBytes(bytes),
    })

  test('100 KB are accepted, one byte more is refused', async () => {
    expectProblem(await sendBytes(102_401), { status: 413, code: 'too-large' })
    expect(await documentOf(ana)).toMatchObject({ revision: 0 })
    expect((await sendBytes(102_400)).statusCode).toBe(200)
    expect(await documentOf(ana)).toMatchObject({ revision: 1 })
  })

  test('the content type text/plain is refused', async () => {
    const response = await api.ask({
      method: 'PATCH',
      url,
      headers: { cookie: ana.cookie, origin, 'content-type': 'text/plain' },
      payload: JSON.stringify(patchOf({ base: 0, keys: wholeCart })),
    })
    expectProblem(response, { status: 415, code: 'unsupported-media-type' })
  })

  test('a write from another site is refused', async () => {
    const foreign = { origin: 'https://evil.example' }
    const response = await patch(ana, patchOf({ base: 0, keys: wholeCart }), foreign)
    expectProblem(response, { status: 403, code: 'foreign-origin' })
    expect(await documentOf(ana)).toMatchObject({ revision: 0 })
  })

  test('a cookie without an origin is refused', async () => {
    const response = await api.ask({
      method: 'PATCH',
      url,
      headers: { cookie: ana.cookie },
      body: patchOf({ base: 0, keys: wholeCart }),
    })
    expectProblem(response, { status: 403, code: 'foreign-origin' })
  })
})
