import { describe, expect, test } from 'vitest'
import { aCart } from './cart.builders.ts'
import { sharedOf } from './document.ts'

describe('what of a cart is shared', () => {
  test('is its promo too', () => {
    const promo = { code: 'TEN', percentage: 10 }
    expect(sharedOf(aCart({ promo })).promo).toEqual({ code: 'TEN', percentage: 10 })
  })

  test('has no promo where the cart has none', () => {
    expect(Object.keys(sharedOf(aCart()))).not.toContain('promo')
  })
})
