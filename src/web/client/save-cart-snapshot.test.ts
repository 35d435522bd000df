import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCart, anAccessory, aPhone } from '#domain/cart/cart.builders.ts'
import type { Cart } from '#domain/cart/cart.ts'

/** A fake browser with cookies by name and a working storage. */
function browser() {
  const cookies = new Map<string, string>()
  const stored = new Map<string, string>()
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(pair => pair.join('=')).join('; ')
    },
    set cookie(line: string) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = ''] = pair.split('=', 1)
      expect(attributes).toEqual(
        expect.arrayContaining(['Path=/', 'SameSite=Lax', expect.stringMatching(/^Max-Age=/)]),
      )
      if (attributes.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, pair.slice(name.length + 1))
    },
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  return { cookies, stored }
}

let world: ReturnType<typeof browser>
let saveCartSnapshot: (cart: Cart) => void

beforeEach(async () => {
  vi.resetModules()
  world = browser()
  ;({ saveCartSnapshot } = await import('./save-cart-snapshot.ts'))
})
afterEach(() => void vi.unstubAllGlobals())

function snapshot() {
  return world.cookies.get('kintsu-sketch-ro')
}
const cart = aCart({ phoneCart: [aPhone('line-1')], timestamp: 7 })

describe('the cart snapshot of a visitor', () => {
  test('the snapshot holds the lines of the cart and their total, without names and single prices', () => {
    saveCartSnapshot(cart)
    expect(JSON.parse(atob(snapshot() ?? ''))).toEqual({
      cartId: 'cart-1',
      market: 'ro',
      phones: [
        {
          lineId: 'line-1',
          listingId: 'listing-1',
          productId: 'iphone-13-128-black',
          unitId: 'unit-1',
          serviceIds: [],
        },
      ],
      accessories: [],
      giftWrap: 'plain',
      timestamp: 7,
      total: 150_000,
    })
  })

  test.each([
    ['once it is empty', () => saveCartSnapshot(aCart())],
    [
      'by a member',
      () => {
        world.cookies.set('kintsu-member', '1')
        saveCartSnapshot(cart)
      },
    ],
    [
      'once its order is being filled in',
      () => {
        world.stored.set('kintsu-checkout-1-ro', '{}')
        saveCartSnapshot(cart)
      },
    ],
    [
      'while an order waits for its payment',
      () => {
        world.stored.set('kintsu-pending-order-1-ro', '{}')
        saveCartSnapshot(cart)
      },
    ],
    [
      'with a code in other letters than a cookie is made of',
      () => saveCartSnapshot({ ...cart, promo: { code: 'ΚΩΔΙΚΟΣ', percentage: 10 } }),
    ],
    [
      'of more than a cookie holds',
      () =>
        saveCartSnapshot({
          ...cart,
          accessoryCart: Array.from({ length: 50 }, (_, at) =>
            anAccessory(`a-line-of-its-own-number-${at}`),
          ),
        }),
    ],
  ])('there is no snapshot any more %s', (_, change) => {
    saveCartSnapshot(cart)
    expect(snapshot()).toBeDefined()
    change()
    expect(snapshot()).toBeUndefined()
  })
})
