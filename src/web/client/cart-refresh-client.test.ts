import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aPhone, someSettings } from '#domain/cart/cart.builders.ts'
import { refreshCart } from './cart-refresh-client.ts'
import { addToCart, forgetCart, readCart } from './cart-store.ts'

const place = { market: 'ro', settings: someSettings() } as const
const {
  id: _id,
  selectedExtraServices: _services,
  deviceAccessories: _held,
  ...facts
} = aPhone('p')
const phone = { ...facts, device: { ...facts.device, id: '' } }

const trueFetch = globalThis.fetch

/** A fake server that answers each request with the next response, and repeats the last one. */
function mockResponses(...answers: readonly (() => Response)[]) {
  let requestCount = 0
  globalThis.fetch = async () => {
    const answer = answers[Math.min(requestCount, answers.length - 1)]
    requestCount += 1
    if (!answer) throw new Error('no answer')
    return answer()
  }
  return () => requestCount
}

function json(body: unknown, status = 200) {
  return () => Response.json(body, { status })
}

function onShelf(count: number, minor = 150_000) {
  return json({
    success: true,
    data: {
      accessories: [],
      availableAccessories: [],
      giftWrap: { isActive: true, is_wrapping_tax: true, price: { minor: 1900, currency: 'RON' } },
      devices: Array.from({ length: count }, (_, at) => ({
        productId: 'iphone-13-128-black',
        listingId: 'listing-1',
        buy_price: { minor, currency: 'RON' },
        naming: facts.naming,
        device: { id: `unit-${at}`, model_type: 'SMARTPHONE', shape: 'FOARTE_BUN' },
        available_extra_services: [],
        deviceAvailableAccessories: [],
        accessoryIds: [],
        availability: 'in-stock',
        productImage: facts.productImage,
        sku: 'sku-1',
        productUrl: facts.productUrl,
        model_id: 13,
      })),
      batteries: [],
      settings: someSettings(),
      alternatives: [],
    },
  })
}

beforeEach(() => {
  forgetCart('ro')
  addToCart(phone, place)
})
afterEach(() => {
  globalThis.fetch = trueFetch
})

function storedCart() {
  return readCart(place).cart
}

describe('a cart checked against the shelf', () => {
  test('the cart takes the unit that the shelf matched it with', async () => {
    mockResponses(onShelf(1))
    expect((await refreshCart(place)).alert).toBeUndefined()
    expect(storedCart().phoneCart[0]?.device.id).toBe('unit-0')
  })

  test('an unchanged cart is not stored again', async () => {
    mockResponses(onShelf(1))
    await refreshCart(place)
    const { timestamp } = storedCart()
    await refreshCart(place)
    expect(storedCart().timestamp).toBe(timestamp)
  })

  test('a new price is reported', async () => {
    mockResponses(onShelf(1, 149_900))
    expect((await refreshCart(place)).alert).toMatchObject({
      kind: 'changed',
      problems: [{ before: { minor: 150_000 }, now: { minor: 149_900 } }],
    })
  })

  test('a cart is emptied if the server answers that the check was not successful', async () => {
    mockResponses(json({ success: false }))
    expect((await refreshCart(place)).alert?.kind).toBe('emptied')
    expect(storedCart().phoneCart).toEqual([])
  })

  test.each([
    [
      'the network is down',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
    ['the server fails', json({ success: false }, 500)],
    ['there are too many requests', json({ success: false }, 429)],
    ['the response is not JSON', () => new Response('<html>')],
    ['the response is unreadable', json({ success: true, data: {} })],
  ])('the cart stays as it was if %s', async (_, answer) => {
    mockResponses(answer)
    const before = storedCart()
    expect((await refreshCart(place)).alert).toEqual({ kind: 'not-checked' })
    expect(storedCart()).toEqual(before)
  })

  test('a cart that changed meanwhile is checked again', async () => {
    const requestCount = mockResponses(() => {
      addToCart(phone, place)
      return onShelf(1)()
    }, onShelf(2))
    expect((await refreshCart(place)).alert).toBeUndefined()
    expect(storedCart().phoneCart).toHaveLength(2)
    expect(requestCount()).toBe(2)
  })

  test('an empty cart is not checked', async () => {
    forgetCart('ro')
    const requestCount = mockResponses(onShelf(1))
    expect((await refreshCart(place)).alert).toBeUndefined()
    expect(requestCount()).toBe(0)
  })
})
