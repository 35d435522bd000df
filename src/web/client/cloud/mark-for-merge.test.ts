import { beforeEach, expect, test, vi } from 'vitest'
import { aCart, aPhone } from '#domain/cart/cart.builders.ts'
import { keptText } from '../kept-text.ts'
import { markForMerge } from './mark-for-merge.ts'

const key = 'kintsu-cart-1-ro'
const cart = aCart({ phoneCart: [aPhone('p')] })

beforeEach(() => keptText.forget(key))

test('the cart wishes to be merged, and is else as it was; here the storage is blocked', () => {
  keptText.write(key, JSON.stringify(cart))
  expect(keptText.isLasting()).toBe(false)
  markForMerge()
  expect(JSON.parse(keptText.read(key) ?? '')).toEqual({ ...cart, mergeCartAfterLogin: true })
})

test('the carts of all four markets do', () => {
  const keys = ['ro', 'bg', 'hu', 'gr'].map(market => `kintsu-cart-1-${market}`)
  for (const each of keys) keptText.write(each, JSON.stringify(cart))
  markForMerge()
  for (const each of keys) {
    expect(keptText.read(each)).toContain('"mergeCartAfterLogin":true')
    keptText.forget(each)
  }
})

test('where there is no cart none is made, and text that is none is left alone', () => {
  markForMerge()
  expect(keptText.read(key)).toBeUndefined()
  keptText.write(key, '{"half":')
  markForMerge()
  expect(keptText.read(key)).toBe('{"half":')
})

test('marked once is enough: the pages hear of it once', () => {
  keptText.write(key, JSON.stringify(cart))
  const heard = vi.fn()
  const stop = keptText.listen(key, heard)
  markForMerge()
  markForMerge()
  stop()
  expect(heard).toHaveBeenCalledTimes(1)
})
