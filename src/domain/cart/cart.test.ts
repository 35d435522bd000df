import { expect, test } from 'vitest'
import { aBattery, aCart, anAccessory, aPhone } from './cart.builders.ts'
import { hasItems } from './cart.ts'

test('a cart has items if it holds a phone with its battery, only a battery or only an accessory', () => {
  expect(hasItems(aCart({ phoneCart: [aPhone('p')], batteryCart: [aBattery('p')] }))).toBe(true)
  expect(hasItems(aCart({ batteryCart: [aBattery('p')] }))).toBe(true)
  expect(hasItems(aCart({ accessoryCart: [anAccessory('a')] }))).toBe(true)
  expect(hasItems(aCart())).toBe(false)
})
