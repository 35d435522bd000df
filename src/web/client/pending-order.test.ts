import { beforeEach, describe, expect, test } from 'vitest'
import {
  isHeldByOrder,
  pendingOrderOf,
  releasePendingOrder,
  savePendingOrder,
  settlePendingOrder,
} from './pending-order.ts'
import { storedText } from './stored-text.ts'

const order = {
  market: 'ro',
  number: 'RO000000018',
  token: 'a-b_c',
  cartId: 'cart-1',
  print: '1-2',
} as const

const cartKey = 'kintsu-cart-1-ro'
const orderKey = 'kintsu-pending-order-1-ro'
const checkoutKey = 'kintsu-checkout-1-ro'
function aCart(cartId: string) {
  return JSON.stringify({ cartId, timestamp: 5, phoneCart: [{ id: 'p' }] })
}
function cart() {
  return JSON.parse(storedText.read(cartKey) ?? 'null')
}

beforeEach(() => {
  for (const key of [cartKey, orderKey, checkoutKey]) storedText.forget(key)
  storedText.write(cartKey, aCart('cart-1'))
  storedText.write(checkoutKey, '{}')
  savePendingOrder(order)
})

describe('the order that awaits its payment', () => {
  test('the pending order is stored per market, and is the same object for the same text', () => {
    expect(pendingOrderOf('ro')).toEqual(order)
    expect(pendingOrderOf('ro')).toBe(pendingOrderOf('ro'))
    expect(pendingOrderOf('bg')).toBeUndefined()
  })

  test('there is no pending order if the stored text is unreadable or another market’s', () => {
    storedText.write(orderKey, '{"number":')
    expect(pendingOrderOf('ro')).toBeUndefined()
    storedText.write(orderKey, JSON.stringify({ ...order, market: 'bg' }))
    expect(pendingOrderOf('ro')).toBeUndefined()
    storedText.write(orderKey, JSON.stringify({ ...order, token: 7 }))
    expect(pendingOrderOf('ro')).toBeUndefined()
  })

  test('the pending order holds the units of its own cart and of no other', () => {
    expect(isHeldByOrder('ro', 'cart-1')).toBe(true)
    expect(isHeldByOrder('ro', 'cart-2')).toBe(false)
    expect(isHeldByOrder('hu', 'cart-1')).toBe(false)
  })

  test('a paid order removes its cart and its checkout', async () => {
    await settlePendingOrder(order)
    expect(pendingOrderOf('ro')).toBeUndefined()
    expect(storedText.read(cartKey)).toBeUndefined()
    expect(storedText.read(checkoutKey)).toBeUndefined()
  })

  test('a paid order leaves a cart that has been replaced', async () => {
    storedText.write(cartKey, aCart('cart-2'))
    await settlePendingOrder(order)
    expect(pendingOrderOf('ro')).toBeUndefined()
    expect(cart().cartId).toBe('cart-2')
    expect(storedText.read(checkoutKey)).toBe('{}')
  })

  test('another order that is paid changes nothing', async () => {
    await settlePendingOrder({ market: 'ro', number: 'RO000000026' })
    releasePendingOrder({ market: 'ro', number: 'RO000000026' })
    expect(pendingOrderOf('ro')).toEqual(order)
    expect(cart().cartId).toBe('cart-1')
  })

  test('after an order ended unpaid its cart is unchanged except for a new id and a newer timestamp', () => {
    expect(releasePendingOrder(order)).toBe(true)
    expect(pendingOrderOf('ro')).toBeUndefined()
    expect(cart().cartId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/)
    expect(cart().timestamp).toBeGreaterThan(5)
    expect(cart().phoneCart).toEqual([{ id: 'p' }])
    expect(storedText.read(checkoutKey)).toBe('{}')
  })

  test('an order that ended unpaid leaves a cart that has been replaced', () => {
    storedText.write(cartKey, aCart('cart-2'))
    expect(releasePendingOrder(order)).toBe(false)
    expect(cart().cartId).toBe('cart-2')
  })
})
