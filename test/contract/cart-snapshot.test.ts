import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadCart } from '#http/pages/cart/load-cart.ts'
import { loadCheckout } from '#http/pages/checkout/load-checkout.ts'
import { visit } from '#test/support/account-pages.ts'
import { seededDatabase, type TestDatabase } from '#test/support/fresh-database.ts'
import { type IdentityApp, identityApp } from '#test/support/identity.ts'
import {
  aPhoneOf,
  type Rows,
  rowsIn,
  type ShelfUnit,
  shelfUnits,
} from '#test/support/order-cases.ts'

let database: TestDatabase
let api: IdentityApp
let rows: Rows
let unit: ShelfUnit
let phone: ReturnType<typeof aPhoneOf>

beforeAll(async () => {
  database = await seededDatabase()
  api = await identityApp(database.url)
  rows = rowsIn(api)
  const [found] = await shelfUnits(rows, 'ro', 1, 290_000)
  unit = found!
  phone = aPhoneOf(unit)
})
afterAll(async () => {
  await api.close()
  await database.drop()
})

const cartId = '0b7f5f9e-7a0d-4c43-8a3c-9d3d3c3f7d11'

function snapshot(changes: object = {}) {
  return {
    cartId,
    market: 'ro',
    phones: [phone],
    accessories: [],
    giftWrap: 'plain',
    timestamp: 1_795_000_000_000,
    total: unit.price,
    ...changes,
  }
}

/** The cart snapshot cookie as a browser writes it. */
function cookieOf(value: unknown) {
  return `kintsu-sketch-ro=${btoa(JSON.stringify(value))}`
}

/** markets.md, Routes. */
const pages = {
  cart: [loadCart, '/magazin/cosul-meu/'],
  checkout: [loadCheckout, '/magazin/cosul-meu/comanda/'],
} as const

type Rendered = Awaited<ReturnType<typeof loadCart>>['rendered']

async function renderedIn(page: keyof typeof pages, cookie: string): Promise<Rendered> {
  const [load, path] = pages[page]
  const result = await visit(api, load, path, { cookie })
  if (result.kind !== 'shown') throw new Error(`answered ${result.status}`)
  return (result.value as { readonly rendered: Rendered }).rendered
}

describe.each(['cart', 'checkout'] as const)('the page of the %s', page => {
  test('the page is rendered from the cart snapshot, with names and prices from the shop', async () => {
    const rendered = await renderedIn(page, cookieOf(snapshot()))
    expect(rendered?.cart).toMatchObject({ cartId, market: 'ro', timestamp: 1_795_000_000_000 })
    expect(rendered?.cart.phoneCart).toMatchObject([
      {
        id: phone.lineId,
        device: { id: unit.unit },
        buyPrice: { minor: unit.price, currency: 'RON' },
      },
    ])
    expect(rendered?.storedVersions).toEqual({
      'kintsu-cart-1-ro': '1795000000000 2',
      'kintsu-checkout-1-ro': null,
      'kintsu-pending-order-1-ro': null,
    })
  })

  test.each([
    ['another total', () => cookieOf(snapshot({ total: unit.price - 1 }))],
    ['another market', () => cookieOf(snapshot({ market: 'bg' }))],
    ['a code nobody knows', () => cookieOf(snapshot({ promoCode: 'NOBODYS' }))],
    [
      'a unit that is not there',
      () => cookieOf(snapshot({ phones: [{ ...phone, unitId: cartId }] })),
    ],
    ['something more', () => cookieOf(snapshot({ price: 1 }))],
    ['no JSON', () => 'kintsu-sketch-ro=%%%'],
    ['more than a cookie holds', () => `kintsu-sketch-ro=${'A'.repeat(3_801)}`],
    ['nothing', () => ''],
    ['a member’s cart', () => `${cookieOf(snapshot())}; kintsu-member=1`],
  ])('the page is not rendered from a snapshot with %s', async (_, cookie) => {
    expect(await renderedIn(page, cookie())).toBeUndefined()
  })

  test('the page is not rendered from a snapshot with a device sold meanwhile', async () => {
    await rows(`update unit set state = 'quarantined' where id = $1`, unit.unit)
    try {
      expect(await renderedIn(page, cookieOf(snapshot()))).toBeUndefined()
    } finally {
      await rows(`update unit set state = 'listed' where id = $1`, unit.unit)
    }
    expect(await renderedIn(page, cookieOf(snapshot()))).toBeDefined()
  })
})
