import { describe, expect, test } from 'vitest'
import {
  aBattery,
  aCart,
  aDevice,
  anAccessory,
  aPhone,
  aService,
  aView,
  aWrap,
  lei,
  someSettings,
} from './cart.builders.ts'
import { refresh } from './refresh.ts'

function unitsOf(cart: ReturnType<typeof refresh>['cart']) {
  return cart.phoneCart.map(phone => [phone.id, phone.device.id])
}
function heldUnit(id: string) {
  return {
    device: { id, modelType: 'SMARTPHONE', grade: 'very-good' } as const,
  }
}

describe('matching lines with units', () => {
  test('a line is matched with the unit it already has by id', () => {
    const cart = aCart({ phoneCart: [aPhone('p', heldUnit('unit-2'))] })
    const view = aView({ devices: [aDevice('unit-1'), aDevice('unit-2')] })
    expect(unitsOf(refresh(cart, view).cart)).toEqual([['p', 'unit-2']])
  })

  test('a match by id has precedence over an earlier line of the same product and accessories', () => {
    const cart = aCart({
      phoneCart: [aPhone('early', heldUnit('gone')), aPhone('late', heldUnit('unit-1'))],
    })
    const { cart: refreshed, dropped } = refresh(cart, aView({ devices: [aDevice('unit-1')] }))
    expect(unitsOf(refreshed)).toEqual([['late', 'unit-1']])
    expect(dropped).toEqual([
      {
        line: { kind: 'phone', line: cart.phoneCart[0], alternatives: [] },
        reason: 'sold-out',
      },
    ])
  })

  test('one unit is matched with one line', () => {
    const cart = aCart({ phoneCart: [aPhone('p', heldUnit('u')), aPhone('q', heldUnit('u'))] })
    expect(unitsOf(refresh(cart, aView({ devices: [aDevice('u')] })).cart)).toEqual([['p', 'u']])
  })

  test('a product matches only in its own grade', () => {
    const cart = aCart({ phoneCart: [aPhone('p', heldUnit('gone'))] })
    const good = aDevice('u', {
      device: { id: 'u', modelType: 'SMARTPHONE', grade: 'good' },
    })
    expect(refresh(cart, aView({ devices: [good] })).cart.phoneCart).toEqual([])
  })

  test('a product matches with the same accessory set, in any order, and with no other', () => {
    const held = [anAccessory('a1', { id: 'case' }), anAccessory('a2', { id: 'glass' })]
    const accessories = ['case', 'glass'].map(id => ({
      id,
      name: 'Case',
      price: lei(50),
      isActive: true,
    }))
    const cart = aCart({
      phoneCart: [aPhone('p', { ...heldUnit('gone'), deviceAccessories: held })],
    })
    const refreshedWith = (accessoryIds: string[]) =>
      refresh(cart, aView({ devices: [aDevice('u', { accessoryIds })], accessories })).cart
    expect(unitsOf(refreshedWith(['glass', 'case']))).toEqual([['p', 'u']])
    expect(unitsOf(refreshedWith(['case']))).toEqual([])
  })

  test('a unit that is out of stock matches nothing', () => {
    const cart = aCart({ phoneCart: [aPhone('p', heldUnit('u'))] })
    const view = aView({ devices: [aDevice('u', { availability: 'out-of-stock' })] })
    expect(refresh(cart, view).cart.phoneCart).toEqual([])
  })
})

describe('lines that stay after a refresh', () => {
  test('a new price replaces the old one and is reported', () => {
    const cart = aCart({ phoneCart: [aPhone('p')] })
    const view = aView({ devices: [aDevice('unit-1', { buyPrice: lei(1_400) })] })
    const { cart: refreshed, problems } = refresh(cart, view)
    expect(refreshed.phoneCart[0]?.buyPrice).toEqual(lei(1_400))
    expect(problems).toEqual([
      {
        kind: 'price-changed',
        what: 'phone',
        name: 'Apple iPhone 13',
        before: lei(1_500),
        now: lei(1_400),
      },
    ])
  })

  test('only active accessories stay, at their new price', () => {
    const cart = aCart({
      accessoryCart: [anAccessory('a', { id: 'case' }), anAccessory('b', { id: 'glass' })],
    })
    const view = aView({
      accessories: [
        { id: 'case', name: 'Case', price: lei(45), isActive: true },
        { id: 'glass', name: 'Glass', price: lei(50), isActive: false },
      ],
    })
    const { cart: refreshed, dropped } = refresh(cart, view)
    expect(refreshed.accessoryCart.map(({ lineId, price }) => [lineId, price])).toEqual([
      ['a', lei(45)],
    ])
    expect(dropped).toEqual([
      { line: { kind: 'accessory', line: cart.accessoryCart[1] }, reason: 'no-longer-offered' },
    ])
  })

  test('the battery and the accessories of a dropped phone are dropped too', () => {
    const cart = aCart({
      phoneCart: [aPhone('p', { deviceAccessories: [anAccessory('a', { phoneId: 'p' })] })],
      batteryCart: [aBattery('p')],
    })
    const { cart: refreshed, dropped } = refresh(cart, aView())
    expect(refreshed).toEqual(aCart())
    expect(dropped.map(({ line, reason }) => [line.kind, reason])).toEqual([
      ['phone', 'sold-out'],
      ['accessory', 'phone-gone'],
      ['battery', 'phone-gone'],
    ])
  })

  test('a battery stays at its new price, and is dropped when no longer offered', () => {
    const cart = aCart({ phoneCart: [aPhone('p')], batteryCart: [aBattery('p')] })
    const devices = [aDevice('unit-1')]
    const offered = aView({ devices, batteries: [{ id: 'battery-13', price: lei(210) }] })
    expect(refresh(cart, offered).cart.batteryCart[0]?.price).toEqual(lei(210))
    expect(refresh(cart, aView({ devices })).cart.batteryCart).toEqual([])
  })

  test('a service that is no longer offered is dropped, the other one gets its new price', () => {
    const cart = aCart({
      phoneCart: [
        aPhone('p', {
          selectedExtraServices: [aService('w'), aService('i', { type: 'INSURANCE' })],
        }),
      ],
    })
    const devices = [
      aDevice('unit-1', { availableExtraServices: [aService('w', { price: lei(160) })] }),
    ]
    const { cart: refreshed, dropped } = refresh(cart, aView({ devices }))
    expect(refreshed.phoneCart[0]?.selectedExtraServices).toEqual([
      aService('w', { price: lei(160) }),
    ])
    expect(dropped.map(({ line }) => line.kind)).toEqual(['service'])
  })

  test('a gift wrap is dropped when no longer offered, and otherwise gets its new price', () => {
    const cart = aCart({ phoneCart: [aPhone('p')], accessoryCart: [aWrap()] })
    const devices = [aDevice('unit-1')]
    const { giftWrap } = someSettings()
    const off = someSettings({ giftWrap: { ...giftWrap, isActive: false } })
    const dearer = someSettings({ giftWrap: { ...giftWrap, price: lei(25) } })
    expect(refresh(cart, aView({ devices, settings: off })).dropped[0]?.line.kind).toBe('gift-wrap')
    expect(
      refresh(cart, aView({ devices, settings: dearer })).cart.accessoryCart[0]?.price,
    ).toEqual(lei(25))
  })
})

describe('the accessories and battery offer of a phone', () => {
  test('an accessory of a phone that is no longer offered is dropped, the phone stays', () => {
    const held = anAccessory('a', { id: 'case', phoneId: 'p' })
    const cart = aCart({ phoneCart: [aPhone('p', { deviceAccessories: [held] })] })
    const shelf = { id: 'case', name: 'Case', price: lei(50), isActive: false }
    const view = aView({
      devices: [aDevice('unit-1', { accessoryIds: ['case'] })],
      accessories: [shelf],
    })
    const { cart: refreshed, dropped } = refresh(cart, view)
    expect(refreshed.phoneCart.map(phone => phone.deviceAccessories)).toEqual([[]])
    expect(dropped).toEqual([
      { line: { kind: 'accessory', line: held }, reason: 'no-longer-offered' },
    ])
  })

  test('an accessory of a phone gets its new price, and this is reported', () => {
    const held = anAccessory('a', { id: 'case', phoneId: 'p' })
    const cart = aCart({ phoneCart: [aPhone('p', { deviceAccessories: [held] })] })
    const view = aView({
      devices: [aDevice('unit-1', { accessoryIds: ['case'] })],
      accessories: [{ id: 'case', name: 'New case', price: lei(60), isActive: true }],
    })
    const { cart: refreshed, problems } = refresh(cart, view)
    expect(refreshed.phoneCart[0]?.deviceAccessories[0]).toMatchObject({
      name: 'New case',
      price: lei(60),
    })
    expect(problems).toEqual([
      { kind: 'price-changed', what: 'accessory', name: 'New case', before: lei(50), now: lei(60) },
    ])
  })

  test('the battery offer of a phone is the one the shop has now, or none', () => {
    const cart = aCart({
      phoneCart: [aPhone('p', { batteryOffer: { id: 'old', price: lei(1) } })],
    })
    const batteryOffer = { id: 'battery-13', price: lei(200) }
    const offered = refresh(cart, aView({ devices: [aDevice('unit-1', { batteryOffer })] }))
    expect(offered.cart.phoneCart[0]?.batteryOffer).toEqual(batteryOffer)
    const none = refresh(cart, aView({ devices: [aDevice('unit-1')] }))
    expect(none.cart.phoneCart[0]).not.toHaveProperty('batteryOffer')
  })
})

describe('a sold-out phone', () => {
  const alternative = {
    productId: 'iphone-13-128-black',
    listingId: 'listing-2',
    grade: 'good',
    price: lei(1_300),
    productUrl: '/magazin/apple/iphone-13/13/?shape=BUN',
  } as const

  test('a sold-out phone is reported with the same product in another grade if that is in stock', () => {
    const cart = aCart({ phoneCart: [aPhone('p')] })
    const other = { ...alternative, productId: 'another' }
    const { dropped } = refresh(cart, aView({ alternatives: [other, alternative] }))
    expect(dropped).toEqual([
      {
        line: { kind: 'phone', line: cart.phoneCart[0], alternatives: [alternative] },
        reason: 'sold-out',
      },
    ])
  })

  test('a sold-out phone has a link to its model if no grade is left', () => {
    const cart = aCart({ phoneCart: [aPhone('p')] })
    const [gone] = refresh(cart, aView()).dropped
    expect(gone?.line).toMatchObject({
      alternatives: [],
      line: { productUrl: '/magazin/apple/iphone-13/13/' },
    })
  })
})

describe('a gift wrap in a refresh', () => {
  test('a gift wrap is dropped and reported if a device of the cart has a type on the list', () => {
    const cart = aCart({ phoneCart: [aPhone('p')], accessoryCart: [aWrap()] })
    const { giftWrap } = someSettings()
    const viewFor = (type: 'SMARTPHONE' | 'CONSOLE') =>
      aView({
        devices: [aDevice('unit-1')],
        settings: someSettings({ giftWrap: { ...giftWrap, refusedDeviceTypes: [type] } }),
      })
    expect(refresh(cart, viewFor('CONSOLE')).cart.accessoryCart).toEqual([aWrap()])
    const { cart: refreshed, dropped } = refresh(cart, viewFor('SMARTPHONE'))
    expect(refreshed.accessoryCart).toEqual([])
    expect(dropped).toEqual([
      { line: { kind: 'gift-wrap', line: aWrap() }, reason: 'no-longer-offered' },
    ])
  })

  test('a gift wrap is dropped and reported with the last item to wrap', () => {
    const cart = aCart({ phoneCart: [aPhone('p')], accessoryCart: [aWrap()] })
    const { cart: refreshed, dropped } = refresh(cart, aView())
    expect(refreshed.accessoryCart).toEqual([])
    expect(dropped.map(({ line, reason }) => [line.kind, reason])).toEqual([
      ['phone', 'sold-out'],
      ['gift-wrap', 'phone-gone'],
    ])
  })

  test('one gift wrap stays if a cart had two', () => {
    const cart = aCart({
      phoneCart: [aPhone('p')],
      accessoryCart: [aWrap(), aWrap({ lineId: 'second' })],
    })
    const view = aView({ devices: [aDevice('unit-1')] })
    expect(refresh(cart, view).cart.accessoryCart).toEqual([aWrap()])
  })
})

test('the limits, the warranty and the return days are replaced with the current ones of the shop', () => {
  const cartLimitations = { ...someSettings().cartLimitations, maxCartItems: 3 }
  const warranty = { measure: 'years', name: 'warranty', validity: 3 }
  const settings = someSettings({ cartLimitations, warranty, returnDays: 30 })
  expect(refresh(aCart(), aView({ settings })).cart).toMatchObject({
    cartLimitations,
    warranty,
    returnDays: 30,
  })
})

describe('a promo in a refresh', () => {
  const cart = aCart({ promo: { code: 'TEN', percentage: 10 } })

  test('a refused promo is removed and the reason reported', () => {
    const promo = { kind: 'refused', code: 'TEN', reason: { kind: 'expired' } } as const
    const { cart: refreshed, problems } = refresh(cart, aView({ promo }))
    expect(refreshed).toEqual(aCart())
    expect(problems).toEqual([{ kind: 'promo-refused', code: 'TEN', reason: { kind: 'expired' } }])
  })

  test('a changed promo percentage is taken from the server and reported', () => {
    const promo = { kind: 'valid', promo: { code: 'TEN', percentage: 5 } } as const
    const { cart: refreshed, problems } = refresh(cart, aView({ promo }))
    expect(refreshed.promo).toEqual({ code: 'TEN', percentage: 5 })
    expect(problems).toEqual([{ kind: 'promo-changed', code: 'TEN', percentage: 5 }])
  })

  test('a promo that was not checked stays', () => {
    expect(refresh(cart, aView())).toEqual({ cart, dropped: [], problems: [] })
  })
})
