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

/** The shop answers each question with the next of these, then with the last one for ever. */
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
  test('takes the unit it was matched with', async () => {
    shopAnswers(onShelf(1))
    expect((await refreshCart(place)).notice).toBeUndefined()
    expect(stored().phoneCart[0]?.device.id).toBe('unit-0')
  })

  test('is not stored again where nothing changed', async () => {
    shopAnswers(onShelf(1))
    await refreshCart(place)
    const { timestamp } = stored()
    await refreshCart(place)
    expect(stored().timestamp).toBe(timestamp)
  })

  test('says a new price', async () => {
    shopAnswers(onShelf(1, 149_900))
    expect((await refreshCart(place)).notice).toMatchObject({
      kind: 'changed',
      problems: [{ before: { minor: 150_000 }, now: { minor: 149_900 } }],
    })
  })

  test('is emptied where the shop says it was not successful', async () => {
    shopAnswers(json({ success: false }))
    expect((await refreshCart(place)).notice?.kind).toBe('emptied')
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
  ])('stays as it was where %s', async (_, answer) => {
    shopAnswers(answer)
    const before = stored()
    expect((await refreshCart(place)).notice).toEqual({ kind: 'not-checked' })
    expect(stored()).toEqual(before)
  })

  test('is asked about again where it changed meanwhile', async () => {
    const request = shopAnswers(() => {
      addToCart(phone, place)
      return onShelf(1)()
    }, onShelf(2))
    expect((await refreshCart(place)).notice).toBeUndefined()
    expect(stored().phoneCart).toHaveLength(2)
    expect(request()).toBe(2)
  })

  test('is not asked about while it is empty', async () => {
    forgetCart('ro')
    const request = shopAnswers(onShelf(1))
    expect((await refreshCart(place)).notice).toBeUndefined()
    expect(request()).toBe(0)
  })
})
