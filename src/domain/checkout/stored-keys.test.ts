import { expect, test } from 'vitest'
import { cartSnapshotCookie } from './cart-snapshot-cookie.ts'
import { cartKeyOf, checkoutKeyOf, pendingOrderKeyOf } from './stored-keys.ts'

test('each market has its own storage keys for cart, checkout, pending order and cart snapshot', () => {
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
