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
const processing = `/magazin/procesare-plata/${number}/?t=secret`

function aCheckout(name = 'Test Buyer'): Checkout {
  return aCompleted({
    'delivery-method': courier,
    'delivery-address': atHome,
    'contact-details': { ...contact, name },
    'payment-method': paying('card'),
  })
}

function placed(checkout: Checkout) {
  const draft = ready(checkout, readCart(place).cart, total)
  if (!draft.ok) throw new Error(`not ready: ${draft.refusal.kind}`)
  return placeDraft(draft.value, checkout, place)
}

type Answer = readonly [status: number, body: object]

const realFetch = globalThis.fetch
let sent: { path: string; body: Readonly<Record<string, unknown>> }[] = []
let browserKeys: (string | null)[] = []

/** A fake server that answers by the ending of the path; any other path is answered 503. */
function theShopSays(answers: Readonly<Record<string, Answer>>) {
  sent = []
  globalThis.fetch = async (address, init) => {
    const path = String(address)
    sent.push({ path, body: JSON.parse(String(init?.body)) })
    if (path === '/api/orders/') browserKeys.push(new Headers(init?.headers).get('browser-key'))
    const found = Object.entries(answers).find(([end]) => path.endsWith(end))
    const [status, body] = found?.[1] ?? [503, { code: 'unavailable' }]
    return Response.json(body, { status })
  }
}

const toPay: Answer = [
  201,
  { number, token: 'secret', thankYouPath: '/magazin/multumim/x/', paymentPath: processing },
]
const redirect: Answer = [200, { kind: 'redirect', url: 'https://pay.example/1' }]
function pathsSent() {
  return sent.map(({ path }) => path).filter(path => path !== '/api/cart-refresh/')
}

function cartOf(): Cart {
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
    theShopSays({ '/api/orders/': [201, { number, token: 'secret', thankYouPath: '/thanks/' }] })
    expect(await placed(aCheckout())).toEqual({ kind: 'placed', path: '/thanks/' })
    expect(pathsSent()).toEqual(['/api/orders/'])
    expect(pendingOrderOf('ro')).toBeUndefined()
  })

  test('an order paid online is stored as pending with its cart, and continues at the provider', async () => {
    theShopSays({ '/api/orders/': toPay, '/payments/': redirect })
    const { cartId } = cartOf()
    expect(await placed(aCheckout())).toEqual({
      kind: 'to-pay',
      at: { kind: 'provider', url: 'https://pay.example/1' },
    })
    expect(pendingOrderOf('ro')).toMatchObject({ market: 'ro', number, token: 'secret', cartId })
    expect(cartOf()).toMatchObject({ cartId, phoneCart: [{ id: 'p1' }] })
  })

  test.each<[string, Answer]>([
    ['a provider that does not answer', [200, { kind: 'unavailable' }]],
    ['a shop that is away', [503, { code: 'unavailable' }]],
    ['a payment that was refused', [409, { code: 'payment-refused' }]],
  ])('%s leaves a placed order on the page that goes on from there', async (_, payments) => {
    theShopSays({ '/api/orders/': toPay, '/payments/': payments })
    expect(await placed(aCheckout())).toEqual({
      kind: 'to-pay',
      at: { kind: 'path', path: processing },
    })
    expect(pendingOrderOf('ro')?.number).toBe(number)
  })
})

describe('a cart that was ordered in another tab', () => {
  test('a cart that was already ordered is reported, and the next attempt orders the same items as a new cart', async () => {
    const { cartId: before } = cartOf()
    theShopSays({ '/api/orders/': [409, { code: 'cart-ordered' }] })
    expect(await placed(aCheckout())).toEqual({
      kind: 'not-placed',
      message: { kind: 'cart-ordered' },
    })
    const { cartId: after, phoneCart } = cartOf()
    expect(after).not.toBe(before)
    expect(phoneCart).toMatchObject([{ id: 'p1' }])
    theShopSays({ '/api/orders/': [201, { number, token: 'secret', thankYouPath: '/thanks/' }] })
    expect(await placed(aCheckout())).toEqual({ kind: 'placed', path: '/thanks/' })
    expect(sent.find(({ path }) => path === '/api/orders/')?.body.cartId).toBe(after)
  })
})

test('all orders of a browser carry the same browser key', async () => {
  browserKeys = []
  theShopSays({ '/api/orders/': [409, { code: 'cart-ordered' }] })
  await placed(aCheckout())
  await placed(aCheckout())
  expect(browserKeys[0]).toMatch(/^[\da-f-]{36}$/)
  expect(browserKeys).toEqual([browserKeys[0], browserKeys[0]])
})

describe('a cart whose order awaits payment', () => {
  const wait = async () => {
    theShopSays({ '/api/orders/': toPay, '/payments/': redirect })
    await placed(aCheckout())
  }

  test('placing the same content again resumes the pending order', async () => {
    await wait()
    theShopSays({ '/payments/': redirect })
    expect(await placed(aCheckout())).toMatchObject({ at: { url: 'https://pay.example/1' } })
    expect(sent).toEqual([{ path: `/api/orders/${number}/payments/`, body: { token: 'secret' } }])
  })

  test('placing other content cancels the first order and gives the cart a new id', async () => {
    await wait()
    const { cartId: before } = cartOf()
    theShopSays({ '/cancellation/': [200, {}], '/api/orders/': toPay, '/payments/': redirect })
    expect(await placed(aCheckout('Other Buyer'))).toMatchObject({ kind: 'to-pay' })
    expect(pathsSent()).toEqual([
      `/api/orders/${number}/cancellation/`,
      '/api/orders/',
      `/api/orders/${number}/payments/`,
    ])
    const { cartId: after } = cartOf()
    expect(after).not.toBe(before)
    expect(sent.find(({ path }) => path === '/api/orders/')?.body.cartId).toBe(after)
    expect(pendingOrderOf('ro')?.cartId).toBe(after)
  })

  test('if the pending order was paid meanwhile, nothing more is ordered', async () => {
    await wait()
    theShopSays({ '/cancellation/': [409, { code: 'already-paid' }] })
    expect(await placed(aCheckout('Other Buyer'))).toEqual({
      kind: 'to-pay',
      at: { kind: 'path', path: processing },
    })
    expect(pathsSent()).toEqual([`/api/orders/${number}/cancellation/`])
  })

  test('while it is unknown whether the first order could be cancelled, nothing more is ordered', async () => {
    await wait()
    theShopSays({})
    expect(await placed(aCheckout('Other Buyer'))).toEqual({
      kind: 'not-placed',
      message: { kind: 'unsent' },
    })
    expect(pendingOrderOf('ro')?.number).toBe(number)
  })
})
