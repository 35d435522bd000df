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
function shopAnswers(...answers: readonly (() => Response)[]) {
  let request = 0
  globalThis.fetch = async () => {
    const answer = answers[Math.min(request, answers.length - 1)]
    request += 1
    if (!answer) throw new Error('no answer')
    return answer()
  }
  return () => request
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

function stored() {
  return readCart(place).cart
}

describe('a cart checked against the shelf', () => {
  test('the cart takes the unit that the shelf matched it with', async () => {
    shopAnswers(onShelf(1))
    expect((await refreshCart(place)).alert).toBeUndefined()
    expect(stored().phoneCart[0]?.device.id).toBe('unit-0')
  })

  test('an unchanged cart is not stored again', async () => {
    shopAnswers(onShelf(1))
    await refreshCart(place)
    const { timestamp } = stored()
    await refreshCart(place)
    expect(stored().timestamp).toBe(timestamp)
  })

  test('a new price is reported', async () => {
    shopAnswers(onShelf(1, 149_900))
    expect((await refreshCart(place)).alert).toMatchObject({
      kind: 'changed',
      problems: [{ before: { minor: 150_000 }, now: { minor: 149_900 } }],
    })
  })

  test('a cart is emptied if the server answers that the check was not successful', async () => {
    shopAnswers(json({ success: false }))
    expect((await refreshCart(place)).alert?.kind).toBe('emptied')
    expect(stored().phoneCart).toEqual([])
  })

  test.each([
    [
      'the network is away',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
    ['the server fails', json({ success: false }, 500)],
    ['too many asked', json({ success: false }, 429)],
    ['the answer is no JSON', () => new Response('<html>')],
    ['the answer means nothing', json({ success: true, data: {} })],
  ])('the cart stays as it was if %s', async (_, answer) => {
    shopAnswers(answer)
    const before = stored()
    expect((await refreshCart(place)).alert).toEqual({ kind: 'not-checked' })
    expect(stored()).toEqual(before)
  })

  test('a cart that changed meanwhile is checked again', async () => {
    const request = shopAnswers(() => {
      addToCart(phone, place)
      return onShelf(1)()
    }, onShelf(2))
    expect((await refreshCart(place)).alert).toBeUndefined()
    expect(stored().phoneCart).toHaveLength(2)
    expect(request()).toBe(2)
  })

  test('an empty cart is not checked', async () => {
    forgetCart('ro')
    const request = shopAnswers(onShelf(1))
    expect((await refreshCart(place)).alert).toBeUndefined()
    expect(request()).toBe(0)
  })
})
