import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCart, anAccessory, aPhone } from '#domain/cart/cart.builders.ts'
import type { Cart } from '#domain/cart/cart.ts'

/** A browser: its cookies by name, and a storage that keeps. */
function browser() {
  const cookies = new Map<string, string>()
  const kept = new Map<string, string>()
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
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
  return { cookies, kept }
}

let world: ReturnType<typeof browser>
let keepSketch: (cart: Cart) => void

beforeEach(async () => {
  vi.resetModules()
  world = browser()
  ;({ keepSketch } = await import('./keep-sketch.ts'))
})
afterEach(() => void vi.unstubAllGlobals())

function sketch() {
  return world.cookies.get('kintsu-sketch-ro')
}
const cart = aCart({ phoneCart: [aPhone('line-1')], timestamp: 7 })

describe('the server is told of a visitor’s cart', () => {
  test('which lines it has and what they came to, with no name and no single price', () => {
    keepSketch(cart)
    expect(JSON.parse(atob(sketch() ?? ''))).toEqual({
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
    ['once it is empty', () => keepSketch(aCart())],
    [
      'by a member',
      () => {
        world.cookies.set('kintsu-member', '1')
        keepSketch(cart)
      },
    ],
    [
      'once its order is being filled in',
      () => {
        world.kept.set('kintsu-checkout-1-ro', '{}')
        keepSketch(cart)
      },
    ],
    [
      'while an order waits for its payment',
      () => {
        world.kept.set('kintsu-pending-order-1-ro', '{}')
        keepSketch(cart)
      },
    ],
    [
      'with a code in other letters than a cookie is made of',
      () => keepSketch({ ...cart, promo: { code: 'ΚΩΔΙΚΟΣ', percentage: 10 } }),
    ],
    [
      'of more than a cookie holds',
      () =>
        keepSketch({
          ...cart,
          accessoryCart: Array.from({ length: 50 }, (_, at) =>
            anAccessory(`a-line-of-its-own-number-${at}`),
          ),
        }),
    ],
  ])('no more %s', (_, change) => {
    keepSketch(cart)
    expect(sketch()).toBeDefined()
    change()
    expect(sketch()).toBeUndefined()
  })
})
