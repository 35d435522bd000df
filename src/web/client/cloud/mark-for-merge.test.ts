import { beforeEach, expect, test, vi } from 'vitest'
import { aCart, aPhone } from '#domain/cart/cart.builders.ts'
import { storedText } from '../kept-text.ts'
import { markForMerge } from './mark-for-merge.ts'

const key = 'kintsu-cart-1-ro'
const cart = aCart({ phoneCart: [aPhone('p')] })

beforeEach(() => storedText.forget(key))

test('the cart wishes to be merged, and is else as it was; here the storage is blocked', () => {
  storedText.write(key, JSON.stringify(cart))
  expect(storedText.isLasting()).toBe(false)
  markForMerge()
  expect(JSON.parse(storedText.read(key) ?? '')).toEqual({ ...cart, mergeCartAfterLogin: true })
})

test('the carts of all four markets do', () => {
  const keys = ['ro', 'bg', 'hu', 'gr'].map(market => `kintsu-cart-1-${market}`)
  for (const each of keys) storedText.write(each, JSON.stringify(cart))
  markForMerge()
  for (const each of keys) {
    expect(storedText.read(each)).toContain('"mergeCartAfterLogin":true')
    storedText.forget(each)
  }
})

test('where there is no cart none is made, and text that is none is left alone', () => {
  markForMerge()
  expect(storedText.read(key)).toBeUndefined()
  storedText.write(key, '{"half":')
  markForMerge()
  expect(storedText.read(key)).toBe('{"half":')
})

test('marked once is enough: the pages hear of it once', () => {
  storedText.write(key, JSON.stringify(cart))
  const received = vi.fn()
  const stop = storedText.listen(key, received)
  markForMerge()
  markForMerge()
  stop()
  expect(received).toHaveBeenCalledTimes(1)
})
