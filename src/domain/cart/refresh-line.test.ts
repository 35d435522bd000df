import { describe, expect, test } from 'vitest'
import { aBattery, aCart, aDevice, anAccessory, aPhone, aView, lei } from './cart.builders.ts'
import { refresh } from './refresh.ts'

describe('a loose accessory in a refresh', () => {
  const cart = aCart({ accessoryCart: [anAccessory('a', { isActive: false })] })
  const view = aView({
    accessories: [{ id: 'case', name: 'Case', price: lei(45), isActive: true }],
  })

  test('a changed price of a loose accessory is reported', () => {
    expect(refresh(cart, view).problems).toEqual([
      { kind: 'price-changed', what: 'accessory', name: 'Case', before: lei(50), now: lei(45) },
    ])
  })

  test('a loose accessory that is sold again is active again', () => {
    expect(refresh(cart, view).cart.accessoryCart.map(({ isActive }) => isActive)).toEqual([true])
  })
})

describe('a battery in a refresh', () => {
  test('a battery is dropped with its phone, even if another phone stays', () => {
    const cart = aCart({ phoneCart: [aPhone('stays')], batteryCart: [aBattery('gone')] })
    const view = aView({
      devices: [aDevice('unit-1')],
      batteries: [{ id: 'battery-13', price: lei(200) }],
    })
    const { cart: refreshed, dropped } = refresh(cart, view)
    expect(refreshed.batteryCart).toEqual([])
    expect(dropped).toEqual([
      { line: { kind: 'battery', line: aBattery('gone') }, reason: 'phone-gone' },
    ])
  })

  test('a battery gets the price of its own offer, whichever is listed first', () => {
    const cart = aCart({ phoneCart: [aPhone('p')], batteryCart: [aBattery('p')] })
    const view = aView({
      devices: [aDevice('unit-1')],
      batteries: [
        { id: 'battery-12', price: lei(170) },
        { id: 'battery-13', price: lei(210) },
      ],
    })
    expect(refresh(cart, view).cart.batteryCart).toEqual([
      { phoneId: 'p', id: 'battery-13', price: lei(210) },
    ])
  })
})

test('a promo with the same percentage is not reported', () => {
  const cart = aCart({ promo: { code: 'TEN', percentage: 10 } })
  const promo = { kind: 'valid', promo: { code: 'TEN', percentage: 10 } } as const
  const { cart: refreshed, problems } = refresh(cart, aView({ promo }))
  expect(refreshed.promo).toEqual({ code: 'TEN', percentage: 10 })
  expect(problems).toEqual([])
})
