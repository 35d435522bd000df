import { expect, test } from 'vitest'
import { basketLeft } from './basket-left.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}
const basket = { itemCount: 1, totalMinor: 100_000, currency: 'RON', deviceTypes: [] } as const

test('a payment method is checked against what vouchers leave to pay, or the full total without vouchers', () => {
  expect(basketLeft(basket, lei(61_499)).totalMinor).toBe(61_499)
  expect(basketLeft(basket, lei(1_499)).totalMinor).toBe(1_499)
  expect(basketLeft(basket, lei(100_001)).totalMinor).toBe(100_000)
  expect(basketLeft(basket, undefined)).toEqual(basket)
})
