import { describe, expect, test } from 'vitest'
import { isPaidNow } from './order-view.ts'

describe('whether an order is paid before its delivery', () => {
  test.each([
    ['awaiting-payment', 'card', false],
    ['confirmed', 'card', true],
    ['awaiting-trade-in', 'card', true],
    ['closed', 'card', true],
    ['expired', 'card', false],
    ['cancelled', 'card', false],
    ['confirmed', 'cashOnDelivery', false],
  ] as const)('%s by %s: %s', (state, paymentMethod, isPaid) => {
    expect(isPaidNow({ state, paymentMethod })).toBe(isPaid)
  })

  test('vouchers alone leave nothing to a payment method', () => {
    expect(isPaidNow({ state: 'confirmed' })).toBe(false)
  })
})
