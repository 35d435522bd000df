import { describe, expect, test } from 'vitest'
import { aCart } from './cart.builders.ts'
import { sharedOf } from './document.ts'

describe('the shared part of a cart', () => {
  test('the shared part of a cart includes its promo', () => {
    const promo = { code: 'TEN', percentage: 10 }
    expect(sharedOf(aCart({ promo })).promo).toEqual({ code: 'TEN', percentage: 10 })
  })

  test('the shared part of a cart without a promo has none', () => {
    expect(Object.keys(sharedOf(aCart()))).not.toContain('promo')
  })
})
