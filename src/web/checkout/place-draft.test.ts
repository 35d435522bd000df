import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCart, aPhone, someSettings } from '#domain/cart/cart.builders.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { aCompleted, atHome, contact, courier, paying } from '#domain/checkout/checkout.builders.ts'
import type { Checkout } from '#domain/checkout/checkout.ts'
import { ready } from '#domain/checkout/ready.ts'
import { forgetCart, readCart, saveCart } from '#web/client/cart-store.ts'
import { forgetOrderKey } from '#web/client/order-key.ts'
import { pendingOrderOf, settlePendingOrder } from '#web/client/pending-order.ts'
import { placeDraft } from './place-draft.ts'

const place = { market: 'ro', settings: someSettings() } as const
const total = { minor: 1_000, currency: 'RON' } as const
const number = 'RO000000018'
const processingPath = `/magazin/procesare-plata/${number}/?t=secret`

function aCheckout(name = 'Test Buyer'): Checkout {
  return aCompleted({
    'delivery-method': courier,
    'delivery-address': atHome,
    'contact-details': { ...contact, name },
    'payment-method': paying('card'),
  })
}

function placeCheckout(checkout: Checkout) {
  const draft = ready(checkout, readCart(place).cart, total)
  if (!draft.ok) throw new Error(`not ready: ${draft.refusal.kind}`)
  return placeDraft(draft.value, checkout, place)
}

type Answer = readonly [status: number, body: object]

const realFetch = globalThis.fetch
let requests: { path: string; body: Readonly<Record<string, unknown>> }[] = []
let browserKeys: (string | null)[] = []

/** A fake server that answers by the ending of the path; any other path is answered 503. */
function mockServer(answers: Readonly<Record<string, Answer>>) {
  requests = []
  globalThis.fetch = async (address, init) => {
    const path = String(address)
    requests.push({ path, body: JSON.parse(String(init?.body)) })
    if (path === '/api/orders/') browserKeys.push(new Headers(init?.headers).get('browser-key'))
    const found = Object.entries(answers).find(([end]) => path.endsWith(end))
    const [status, body] = found?.[1] ?? [503, { code: 'unavailable' }]
    return Response.json(body, { status })
  }
}

const toPay: Answer = [
  201,
  { number, token: 'secret', thankYouPath: '/magazin/multumim/x/', paymentPath: processingPath },
]
const redirect: Answer = [200, { kind: 'redirect', url: 'https://pay.example/1' }]
function pathsSent() {
  return requests.map(({ path }) => path).filter(path => path !== '/api/cart-refresh/')
}

function storedCart(): Cart {
  return readCart(place).cart
}

beforeEach(async () => {
  await settlePendingOrder({ market: 'ro', number })
  forgetOrderKey()
  forgetCart('ro')
  saveCart(place, aCart({ phoneCart: [aPhone('p1')] }))
})
afterEach(() => {
  globalThis.fetch = realFetch
})

describe('placing a draft', () => {
  test('an order paid on delivery is complete and leaves no pending order', async () => {
    mockServer({ '/api/orders/': [201, { number, token: 'secret', thankYouPath: '/thanks/' }] })
    expect(await placeCheckout(aCheckout())).toEqual({ kind: 'placed', path: '/thanks/' })
    expect(pathsSent()).toEqual(['/api/orders/'])
    expect(pendingOrderOf('ro')).toBeUndefined()
  })

  test('an order paid online is stored as pending with its cart, and continues at the provider', async () => {
    mockServer({ '/api/orders/': toPay, '/payments/': redirect })
    const { cartId } = storedCart()
    expect(await placeCheckout(aCheckout())).toEqual({
      kind: 'to-pay',
      at: { kind: 'provider', url: 'https://pay.example/1' },
    })
    expect(pendingOrderOf('ro')).toMatchObject({ market: 'ro', number, token: 'secret', cartId })
    expect(storedCart()).toMatchObject({ cartId, phoneCart: [{ id: 'p1' }] })
  })

  test.each<[string, Answer]>([
    ['a provider that does not respond', [200, { kind: 'unavailable' }]],
    ['a server that is unavailable', [503, { code: 'unavailable' }]],
    ['a refused payment', [409, { code: 'payment-refused' }]],
  ])(
    'after %s a placed order continues on the page that processes its payment',
    async (_, payments) => {
      mockServer({ '/api/orders/': toPay, '/payments/': payments })
      expect(await placeCheckout(aCheckout())).toEqual({
        kind: 'to-pay',
        at: { kind: 'path', path: processingPath },
      })
      expect(pendingOrderOf('ro')?.number).toBe(number)
    },
  )
})

describe('a cart that was ordered in another tab', () => {
  test('a cart that was already ordered is reported, and the next attempt orders the same items as a new cart', async () => {
    const { cartId: before } = storedCart()
    mockServer({ '/api/orders/': [409, { code: 'cart-ordered' }] })
    expect(await placeCheckout(aCheckout())).toEqual({
      kind: 'not-placed',
      message: { kind: 'cart-ordered' },
    })
    const { cartId: after, phoneCart } = storedCart()
    expect(after).not.toBe(before)
    expect(phoneCart).toMatchObject([{ id: 'p1' }])
    mockServer({ '/api/orders/': [201, { number, token: 'secret', thankYouPath: '/thanks/' }] })
    expect(await placeCheckout(aCheckout())).toEqual({ kind: 'placed', path: '/thanks/' })
    expect(requests.find(({ path }) => path === '/api/orders/')?.body.cartId).toBe(after)
  })
})

test('all orders of a browser carry the same browser key', async () => {
  browserKeys = []
  mockServer({ '/api/orders/': [409, { code: 'cart-ordered' }] })
  await placeCheckout(aCheckout())
  await placeCheckout(aCheckout())
  expect(browserKeys[0]).toMatch(/^[\da-f-]{36}$/)
  expect(browserKeys).toEqual([browserKeys[0], browserKeys[0]])
})

describe('a cart whose order awaits payment', () => {
  const placeUnpaidOrder = async () => {
    mockServer({ '/api/orders/': toPay, '/payments/': redirect })
    await placeCheckout(aCheckout())
  }

  test('placing the same content again resumes the pending order', async () => {
    await placeUnpaidOrder()
    mockServer({ '/payments/': redirect })
    expect(await placeCheckout(aCheckout())).toMatchObject({ at: { url: 'https://pay.example/1' } })
    expect(requests).toEqual([
      { path: `/api/orders/${number}/payments/`, body: { token: 'secret' } },
    ])
  })

  test('placing other content cancels the first order and gives the cart a new id', async () => {
    await placeUnpaidOrder()
    const { cartId: before } = storedCart()
    mockServer({ '/cancellation/': [200, {}], '/api/orders/': toPay, '/payments/': redirect })
    expect(await placeCheckout(aCheckout('Other Buyer'))).toMatchObject({ kind: 'to-pay' })
    expect(pathsSent()).toEqual([
      `/api/orders/${number}/cancellation/`,
      '/api/orders/',
      `/api/orders/${number}/payments/`,
    ])
    const { cartId: after } = storedCart()
    expect(after).not.toBe(before)
    expect(requests.find(({ path }) => path === '/api/orders/')?.body.cartId).toBe(after)
    expect(pendingOrderOf('ro')?.cartId).toBe(after)
  })

  test('if the pending order was paid meanwhile, nothing more is ordered', async () => {
    await placeUnpaidOrder()
    mockServer({ '/cancellation/': [409, { code: 'already-paid' }] })
    expect(await placeCheckout(aCheckout('Other Buyer'))).toEqual({
      kind: 'to-pay',
      at: { kind: 'path', path: processingPath },
    })
    expect(pathsSent()).toEqual([`/api/orders/${number}/cancellation/`])
  })

  test('while it is unknown whether the first order could be cancelled, nothing more is ordered', async () => {
    await placeUnpaidOrder()
    mockServer({})
    expect(await placeCheckout(aCheckout('Other Buyer'))).toEqual({
      kind: 'not-placed',
      message: { kind: 'unsent' },
    })
    expect(pendingOrderOf('ro')?.number).toBe(number)
  })
})
