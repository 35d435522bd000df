import { describe, expect, test } from 'vitest'
import { aBattery, aCart, anAccessory, aPhone, aService, lei } from './cart.builders.ts'
import { hasChosenExtras, hasExtras } from './extras.ts'

describe('extras offered with the devices of a cart', () => {
  test('no extras are offered without a device, or with a device that has none', () => {
    expect(hasExtras(aCart())).toBe(false)
    expect(hasExtras(aCart({ phoneCart: [aPhone('line-1')] }))).toBe(false)
  })

  test.each([
    ['a battery', { batteryOffer: { id: 'battery-13', price: lei(200) } }],
    ['a warranty', { availableExtraServices: [aService('warranty_24')] }],
    [
      'an accessory',
      {
        deviceAvailableAccessories: [
          { id: 'case', name: 'Case', price: lei(50), type: 'case', isFreeProtector: false },
        ],
      },
    ],
  ])('extras are offered if only the second device is offered with %s', (_, offered) => {
    const cart = aCart({ phoneCart: [aPhone('line-1'), aPhone('line-2', offered)] })
    expect(hasExtras(cart)).toBe(true)
  })
})

describe('extras chosen with the devices of a cart', () => {
  test('no extras are chosen if the cart holds only devices and loose accessories', () => {
    const cart = aCart({
      phoneCart: [aPhone('line-1', { availableExtraServices: [aService('warranty_24')] })],
      accessoryCart: [anAccessory('piece-1')],
    })
    expect(hasChosenExtras(cart)).toBe(false)
  })

  test.each([
    ['a battery', { batteryCart: [aBattery('line-1')] }],
    [
      'a warranty',
      { phoneCart: [aPhone('line-1', { selectedExtraServices: [aService('warranty_24')] })] },
    ],
    [
      'an accessory of a device',
      { phoneCart: [aPhone('line-1', { deviceAccessories: [anAccessory('piece-1')] })] },
    ],
  ])('%s is a chosen extra', (_, chosen) => {
    expect(hasChosenExtras(aCart({ phoneCart: [aPhone('line-1')], ...chosen }))).toBe(true)
  })

  test('one device with a chosen extra is enough, next to one without', () => {
    const chosen = aPhone('line-1', { selectedExtraServices: [aService('warranty_24')] })
    expect(hasChosenExtras(aCart({ phoneCart: [chosen, aPhone('line-2')] }))).toBe(true)
  })
})
