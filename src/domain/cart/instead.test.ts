import { describe, expect, test } from 'vitest'
import {
  aBattery,
  aCart,
  anAccessory,
  aPhone,
  aService,
  lei,
  someSettings,
} from './cart.builders.ts'
import { addInstead } from './instead.ts'

const alternative = {
  productId: 'iphone-13-128-black',
  listingId: 'listing-2',
  grade: 'good',
  price: lei(1_300),
  productUrl: '/magazin/apple/iphone-13/13/?shape=BUN',
} as const

describe('replacing a dropped line with another grade', () => {
  test('the replacement is the same device in that grade, at its price, without a unit yet', () => {
    const added = addInstead(aCart(), aPhone('line-1'), { alternative, lineId: 'line-2' })
    expect(added.ok && added.value.phoneCart).toMatchObject([
      {
        id: 'line-2',
        productId: 'iphone-13-128-black',
        listingId: 'listing-2',
        buyPrice: { minor: 130_000, currency: 'RON' },
        device: { id: '', modelType: 'SMARTPHONE', grade: 'good' },
        productUrl: '/magazin/apple/iphone-13/13/?shape=BUN',
        naming: { title: 'iPhone 13' },
      },
    ])
  })

  test('the replacement line has the choices of the dropped line', () => {
    const warranty = aService('warranty_24')
    const dropped = aPhone('line-1', {
      selectedExtraServices: [warranty],
      deviceAccessories: [anAccessory('piece-1', { phoneId: 'line-1' })],
    })
    const battery = aBattery('line-1')
    const added = addInstead(aCart(), dropped, { alternative, lineId: 'line-2', battery })
    expect(added.ok && added.value.phoneCart[0]).toMatchObject({
      selectedExtraServices: [warranty],
      deviceAccessories: [{ lineId: 'piece-1', phoneId: 'line-2' }],
    })
    expect(added.ok && added.value.batteryCart).toEqual([
      { phoneId: 'line-2', id: 'battery-13', price: lei(200) },
    ])
  })

  test('the replacement has no battery if none was chosen', () => {
    const added = addInstead(aCart(), aPhone('line-1'), { alternative, lineId: 'line-2' })
    expect(added.ok && added.value.batteryCart).toEqual([])
  })

  test('the replacement is refused if the cart is full, like any other device', () => {
    const { cartLimitations } = someSettings()
    const cart = aCart({
      phoneCart: [aPhone('line-0')],
      cartLimitations: { ...cartLimitations, maxCartItems: 1 },
    })
    expect(addInstead(cart, aPhone('line-1'), { alternative, lineId: 'line-2' })).toEqual({
      ok: false,
      refusal: { kind: 'too-many-items', max: 1 },
    })
  })
})
