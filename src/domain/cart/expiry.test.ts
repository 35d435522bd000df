import { describe, expect, test } from 'vitest'
import { aCart, someSettings } from './cart.builders.ts'
import { expireAtOf, isExpired, stamped } from './expiry.ts'

describe('expiry', () => {
  test('a month later is the same day and hour of the next month', () => {
    expect(expireAtOf(Date.UTC(2027, 0, 15, 9, 30), 1)).toBe(Date.UTC(2027, 1, 15, 9, 30))
  })

  test('a month after 31 January is the last day of February', () => {
    expect(expireAtOf(Date.UTC(2027, 0, 31), 1)).toBe(Date.UTC(2027, 1, 28))
    expect(expireAtOf(Date.UTC(2028, 0, 31), 1)).toBe(Date.UTC(2028, 1, 29))
  })

  test('months roll over into the next year', () => {
    expect(expireAtOf(Date.UTC(2026, 11, 5), 2)).toBe(Date.UTC(2027, 1, 5))
  })

  test('a cart is valid until the moment before it expires', () => {
    const cart = aCart({ expireAt: 1_000 })
    expect(isExpired(cart, 999)).toBe(false)
    expect(isExpired(cart, 1_000)).toBe(true)
  })

  test('a timestamp only increases, even if the clock is set back, and restarts the months', () => {
    const now = Date.UTC(2027, 3, 1)
    expect(stamped(aCart({ timestamp: 5 }), someSettings(), now)).toMatchObject({
      timestamp: now,
      expireAt: Date.UTC(2027, 4, 1),
    })
    expect(stamped(aCart({ timestamp: now + 10 }), someSettings(), now).timestamp).toBe(now + 11)
  })
})
