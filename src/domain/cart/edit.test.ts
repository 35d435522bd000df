import { describe, expect, test } from 'vitest'
import { aBattery, aCart, anAccessory, aPhone, aWrap } from './cart.builders.ts'
import {
  addAccessory,
  addBattery,
  addPhone,
  removeAccessory,
  removeBattery,
  removePhone,
  removePromo,
  setPromo,
} from './edit.ts'

function phones(count: number) {
  return Array.from({ length: count }, (_, i) => aPhone(`p${i}`))
}
function aConsole(id: string) {
  return aPhone(id, { device: { id: `unit-${id}`, modelType: 'CONSOLE', grade: 'good' } })
}

describe('adding to a cart', () => {
  test('the twentieth item is added, the twenty-first is refused with the maximum', () => {
    const twentieth = addPhone(aCart({ phoneCart: phones(19) }), aPhone('new'))
    expect(twentieth.ok && twentieth.value.phoneCart.length).toBe(20)
    expect(addPhone(aCart({ phoneCart: phones(20) }), aPhone('new'))).toEqual({
      ok: false,
      refusal: { kind: 'too-many-items', max: 20 },
    })
  })

  test('batteries and accessories count as items, the gift wrap does not', () => {
    const wrapped = aCart({
      phoneCart: [
        aPhone('p', { deviceAccessories: [anAccessory('a', { phoneId: 'p' })] }),
        ...phones(15),
      ],
      batteryCart: [aBattery('p')],
      accessoryCart: [anAccessory('b'), aWrap()],
    })
    const nineteen = addAccessory(wrapped, anAccessory('c'))
    expect(nineteen.ok).toBe(true)
    if (!nineteen.ok) return
    expect(addBattery(nineteen.value, aBattery('p0')).ok).toBe(false)
  })

  test('the second console is added, the third is refused', () => {
    const second = addPhone(aCart({ phoneCart: [aConsole('c1')] }), aConsole('c2'))
    expect(second.ok && second.value.phoneCart.length).toBe(2)
    const third = addPhone(aCart({ phoneCart: [aConsole('c1'), aConsole('c2')] }), aConsole('c3'))
    expect(third).toEqual({
      ok: false,
      refusal: { kind: 'too-many-limited', max: 2, deviceType: 'CONSOLE' },
    })
  })

  test('the devices of all limited types are counted together', () => {
    const { cartLimitations } = aCart()
    const limits = { ...cartLimitations, limitedItems: ['CONSOLE', 'TABLET'] } as const
    const aTablet = (id: string) =>
      aPhone(id, { device: { id: `unit-${id}`, modelType: 'TABLET', grade: 'good' } })
    const one = aCart({ phoneCart: [aConsole('c')], cartLimitations: limits })
    const two = addPhone(one, aTablet('t1'))
    expect(two.ok && addPhone(two.value, aTablet('t2'))).toEqual({
      ok: false,
      refusal: { kind: 'too-many-limited', max: 2, deviceType: 'TABLET' },
    })
  })

  test('a phone can be added next to two consoles', () => {
    const cart = aCart({ phoneCart: [aConsole('c1'), aConsole('c2')] })
    expect(addPhone(cart, aPhone('p')).ok).toBe(true)
  })

  test('inactive limits refuse nothing', () => {
    const limits = { isActive: false, maxCartItems: 1, limitedItems: [], maxCartLimitedItems: 0 }
    const cart = aCart({ phoneCart: phones(3), cartLimitations: limits })
    expect(addPhone(cart, aPhone('new')).ok).toBe(true)
  })

  test('adding the same line twice gives one line', () => {
    const cart = aCart({ phoneCart: [aPhone('p')] })
    expect(addPhone(cart, aPhone('p'))).toEqual({ ok: true, value: cart })
  })

  test('adding the same accessory twice gives one, both loose and with a phone', () => {
    const cart = aCart({
      phoneCart: [aPhone('p', { deviceAccessories: [anAccessory('a', { phoneId: 'p' })] })],
      accessoryCart: [anAccessory('b')],
    })
    expect(addAccessory(cart, anAccessory('b'))).toEqual({ ok: true, value: cart })
    expect(addAccessory(cart, anAccessory('a', { phoneId: 'p' }))).toEqual({
      ok: true,
      value: cart,
    })
  })

  test('an accessory of a phone goes into its line, any other into the cart', () => {
    const cart = aCart({ phoneCart: [aPhone('p')] })
    const bound = addAccessory(cart, anAccessory('a', { phoneId: 'p' }))
    expect(bound.ok && bound.value.phoneCart[0]?.deviceAccessories[0]?.lineId).toBe('a')
    const loose = addAccessory(cart, anAccessory('b'))
    expect(loose.ok && loose.value.accessoryCart[0]?.lineId).toBe('b')
  })

  test('an accessory or a battery for a missing phone is refused', () => {
    const refusal = { kind: 'no-such-phone', phoneId: 'gone' }
    expect(addAccessory(aCart(), anAccessory('a', { phoneId: 'gone' }))).toEqual({
      ok: false,
      refusal,
    })
    expect(addBattery(aCart(), aBattery('gone'))).toEqual({ ok: false, refusal })
  })

  test('another battery replaces the first, even in a full cart', () => {
    const cart = aCart({ phoneCart: phones(19), batteryCart: [aBattery('p0')] })
    const changed = addBattery(cart, aBattery('p0', { id: 'other' }))
    expect(changed.ok && changed.value.batteryCart.map(({ id }) => id)).toEqual(['other'])
  })
})

describe('removing from a cart', () => {
  test('removing a phone also removes its battery and its accessories', () => {
    const cart = aCart({
      phoneCart: [
        aPhone('p', { deviceAccessories: [anAccessory('a', { phoneId: 'p' })] }),
        aPhone('q'),
      ],
      batteryCart: [aBattery('p'), aBattery('q')],
      accessoryCart: [anAccessory('b')],
    })
    const left = removePhone(cart, 'p')
    expect(left.phoneCart.map(({ id }) => id)).toEqual(['q'])
    expect(left.batteryCart.map(({ phoneId }) => phoneId)).toEqual(['q'])
    expect(left.accessoryCart.map(({ lineId }) => lineId)).toEqual(['b'])
  })

  test('removing a phone removes a loose accessory that refers to it, and not one that refers to another phone', () => {
    const cart = aCart({
      phoneCart: [aPhone('p'), aPhone('q')],
      accessoryCart: [anAccessory('a', { phoneId: 'p' }), anAccessory('b', { phoneId: 'q' })],
    })
    expect(removePhone(cart, 'p').accessoryCart.map(({ lineId }) => lineId)).toEqual(['b'])
  })

  test('removing the last phone empties the whole cart and preserves its identity', () => {
    const cart = aCart({
      phoneCart: [aPhone('p')],
      accessoryCart: [anAccessory('b'), aWrap()],
      batteryCart: [aBattery('p')],
      promo: { code: 'TEN', percentage: 10 },
    })
    expect(removePhone(cart, 'p')).toEqual(aCart())
  })

  test('removing a missing phone changes nothing', () => {
    const cart = aCart({ phoneCart: [aPhone('p')] })
    expect(removePhone(cart, 'other')).toEqual(cart)
  })

  test('an accessory can be removed from the cart and from a phone', () => {
    const cart = aCart({
      phoneCart: [aPhone('p', { deviceAccessories: [anAccessory('a'), anAccessory('c')] })],
      accessoryCart: [anAccessory('b')],
    })
    expect(removeAccessory(cart, 'b').accessoryCart).toEqual([])
    expect(
      removeAccessory(cart, 'a').phoneCart[0]?.deviceAccessories.map(({ lineId }) => lineId),
    ).toEqual(['c'])
  })

  test('a gift wrap is removed with the last other item', () => {
    const cart = aCart({ accessoryCart: [anAccessory('b'), aWrap()] })
    expect(removeAccessory(cart, 'b').accessoryCart).toEqual([])
  })

  test('a battery can be removed without its phone', () => {
    const cart = aCart({ phoneCart: [aPhone('p')], batteryCart: [aBattery('p')] })
    expect(removeBattery(cart, 'p')).toEqual(aCart({ phoneCart: [aPhone('p')] }))
  })
})

test('a promo can be set and removed', () => {
  const promo = { code: 'TEN', percentage: 10 }
  expect(setPromo(aCart(), promo).promo).toEqual(promo)
  expect(removePromo(setPromo(aCart(), promo))).toEqual(aCart())
})
