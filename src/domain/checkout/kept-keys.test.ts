import { expect, test } from 'vitest'
import { cartKeyOf, checkoutKeyOf, pendingOrderKeyOf } from './kept-keys.ts'
import { cartSnapshotCookie } from './sketch-cookie.ts'

test('each market keeps its own cart, checkout, pending order and sketch', () => {
  const keysOf = (market: 'ro' | 'bg') => [
    cartKeyOf(market),
    checkoutKeyOf(market),
    pendingOrderKeyOf(market),
    cartSnapshotCookie(market),
  ]
  expect(keysOf('ro')).toEqual([
    'kintsu-cart-1-ro',
    'kintsu-checkout-1-ro',
    'kintsu-pending-order-1-ro',
    'kintsu-sketch-ro',
  ])
  expect(new Set([...keysOf('ro'), ...keysOf('bg')]).size).toBe(8)
})
