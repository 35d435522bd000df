import { expect, test } from 'vitest'
import { someSettings } from './cart.builders.ts'
import { emptyCart } from './empty.ts'

test('an empty cart has the defaults of the specification', () => {
  const now = Date.UTC(2027, 0, 15)
  expect(emptyCart('ro', someSettings(), now, 'c1')).toEqual({
    cartId: 'c1',
    market: 'ro',
    currency: 'RON',
    phoneCart: [],
    accessoryCart: [],
    batteryCart: [],
    giftWrap: { isActive: true, isWrappingTax: true },
    timestamp: now,
    expireAt: Date.UTC(2027, 1, 15),
    stateVersion: '1',
    checkoutStep: 'COSUL_MEU',
    showCart: false,
    warranty: { measure: 'years', name: 'warranty', validity: 2 },
    returnDays: 60,
    cartLimitations: {
      isActive: true,
      maxCartItems: 20,
      limitedItems: ['CONSOLE'],
      maxCartLimitedItems: 2,
    },
    mergeCartAfterLogin: false,
  })
})
