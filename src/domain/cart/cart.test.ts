import { expect, test } from 'vitest'
import { aBattery, aCart, anAccessory, aPhone } from './cart.builders.ts'
import { hasItems } from './cart.ts'

test('a cart has items with a phone and its battery, with a battery alone and with an accessory alone', () => {
  expect(hasItems(aCart({ phoneCart: [aPhone('p')], batteryCart: [aBattery('p')] }))).toBe(true)
  expect(hasItems(aCart({ batteryCart: [aBattery('p')] }))).toBe(true)
  expect(hasItems(aCart({ accessoryCart: [anAccessory('a')] }))).toBe(true)
  expect(hasItems(aCart())).toBe(false)
})
