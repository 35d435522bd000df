import { describe, expect, test } from 'vitest'
import { aCart, aPhone, lei } from '#domain/cart/cart.builders.ts'
import { pageAfterCart } from './page-after-cart.ts'

const withBattery = aCart({
  phoneCart: [aPhone('line-1', { batteryOffer: { id: 'battery-13', price: lei(200) } })],
})

describe('the page after the cart', () => {
  test('the page after the cart is the extra page if the shop has one and offers something on it', () => {
    expect(pageAfterCart(withBattery, { hasExtraPage: true })).toBe('cart-extra')
  })

  test('the page after the cart is the login page if the shop has no extra page', () => {
    expect(pageAfterCart(withBattery, { hasExtraPage: false })).toBe('cart-login')
  })

  test('the page after the cart is the login page if nothing is offered with the devices', () => {
    const plain = aCart({ phoneCart: [aPhone('line-1')] })
    expect(pageAfterCart(plain, { hasExtraPage: true })).toBe('cart-login')
  })
})
