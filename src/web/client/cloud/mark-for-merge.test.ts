import { beforeEach, expect, test, vi } from 'vitest'
import { aCart, aPhone } from '#domain/cart/cart.builders.ts'
import { cartToStored } from '#domain/cart/stored-cart.ts'
import { storedText } from '../stored-text.ts'
import { markForMerge } from './mark-for-merge.ts'

const key = 'kintsu-cart-1-ro'
const cart = cartToStored(aCart({ phoneCart: [aPhone('p')] }))

beforeEach(() => storedText.forget(key))

test('the cart is marked for merging and otherwise unchanged, even with a blocked storage', () => {
  storedText.write(key, JSON.stringify(cart))
  expect(storedText.isLasting()).toBe(false)
  markForMerge()
  expect(JSON.parse(storedText.read(key) ?? '')).toEqual({ ...cart, mergeCartAfterLogin: true })
})

test('the carts of all four markets are marked for merging', () => {
  const keys = ['ro', 'bg', 'hu', 'gr'].map(market => `kintsu-cart-1-${market}`)
  for (const each of keys) storedText.write(each, JSON.stringify(cart))
  markForMerge()
  for (const each of keys) {
    expect(storedText.read(each)).toContain('"mergeCartAfterLogin":true')
    storedText.forget(each)
  }
})

test('without a cart none is created, and text that is not a cart is left unchanged', () => {
  markForMerge()
  expect(storedText.read(key)).toBeUndefined()
  storedText.write(key, '{"half":')
  markForMerge()
  expect(storedText.read(key)).toBe('{"half":')
})

test('marking a cart twice notifies the pages once', () => {
  storedText.write(key, JSON.stringify(cart))
  const listener = vi.fn()
  const stop = storedText.listen(key, listener)
  markForMerge()
  markForMerge()
  stop()
  expect(listener).toHaveBeenCalledTimes(1)
})
