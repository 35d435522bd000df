import { describe, expect, test } from 'vitest'
import { aBattery, aCart, anAccessory, aPhone, aService, lei } from './cart.builders.ts'
import { hasChosenExtras, hasExtras } from './extras.ts'

describe('what can still be sold with the devices of a cart', () => {
  test('nothing with no device, and nothing with a device nothing is offered for', () => {
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
  ])('%s offered with the second device is enough', (_, offered) => {
    const cart = aCart({ phoneCart: [aPhone('line-1'), aPhone('line-2', offered)] })
    expect(hasExtras(cart)).toBe(true)
  })
})

describe('what is chosen with the devices of a cart', () => {
  test('nothing while only devices and loose accessories are in it', () => {
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
  ])('%s is a choice', (_, chosen) => {
    expect(hasChosenExtras(aCart({ phoneCart: [aPhone('line-1')], ...chosen }))).toBe(true)
  })

  test('one device with a choice is enough, beside one without', () => {
    const chosen = aPhone('line-1', { selectedExtraServices: [aService('warranty_24')] })
    expect(hasChosenExtras(aCart({ phoneCart: [chosen, aPhone('line-2')] }))).toBe(true)
  })
})
