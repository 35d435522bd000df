import { describe, expect, test } from 'vitest'
import {
  aBattery,
  aCart,
  aMoment,
  anAccessory,
  anOffer,
  aPhone,
  aService,
  aWrap,
  lei,
} from './cart.builders.ts'
import { revive } from './revive.ts'
import { cartToStored } from './stored-cart.ts'

const fresh = aCart({ cartId: 'fresh' })
const full = aCart({
  phoneCart: [
    aPhone('p', {
      selectedExtraServices: [aService('w')],
      deviceAccessories: [anAccessory('a', { phoneId: 'p' })],
      deviceAvailableAccessories: [anOffer('glass', { name: 'Glass', price: lei(40) })],
      batteryOffer: { id: 'battery-13', price: lei(200) },
    }),
    aPhone('q'),
  ],
  batteryCart: [aBattery('p')],
  accessoryCart: [anAccessory('b'), aWrap()],
  promo: { code: 'TEN', percentage: 10 },
  deliveryData: { anything: ['at', 'all'] },
  showCart: true,
})
/** The cart as a browser stores it. */
function stored(cart: object): unknown {
  return JSON.parse(JSON.stringify(cartToStored(cart)))
}

describe('a stored cart', () => {
  test('a stored cart of the same version is restored unchanged', () => {
    expect(revive(stored(full), fresh, aMoment)).toEqual({ cart: full })
  })

  test('a missing stored cart gives an empty cart without an alert', () => {
    expect(revive(undefined, fresh, aMoment)).toEqual({ cart: fresh })
    expect(revive(null, fresh, aMoment)).toEqual({ cart: fresh })
  })

  test.each([[42], ['text'], [[]], [{}], [{ cartId: 'c', market: 'xx' }]])(
    'a stored cart that is %j is unreadable, and this is reported',
    value => {
      expect(revive(value, fresh, aMoment)).toEqual({
        cart: fresh,
        alert: { kind: 'unreadable' },
      })
    },
  )

  test('a stored cart is empty once it has expired', () => {
    const old = stored({ ...full, expireAt: aMoment })
    expect(revive(old, fresh, aMoment)).toEqual({ cart: fresh, alert: { kind: 'expired' } })
    expect(revive(stored({ ...full, expireAt: aMoment + 1 }), fresh, aMoment).alert).toBe(undefined)
  })

  test('a stored cart of 15 January exists until noon of 15 February and is empty at that moment', () => {
    // The cart was created on 15 January 2027 at noon, and the configured expiry is one month.
    const noon = Date.UTC(2027, 1, 15, 12)
    const made = stored(aCart({ phoneCart: [aPhone('p')] }))
    expect(revive(made, fresh, noon - 1).cart.phoneCart).toEqual([aPhone('p')])
    expect(revive(made, fresh, noon)).toEqual({ cart: fresh, alert: { kind: 'expired' } })
  })

  test('a stored cart of an older version restores its readable lines and reports how many', () => {
    const { naming: _naming, ...nameless } = aPhone('q')
    const old = stored({ ...full, stateVersion: '0', phoneCart: [aPhone('p'), nameless] })
    const { cart, alert } = revive(old, fresh, aMoment)
    expect(cart.phoneCart.map(({ id }) => id)).toEqual(['p'])
    expect(cart.stateVersion).toBe('1')
    expect(alert).toEqual({ kind: 'older-version', restored: 4, lost: 1 })
  })

  test('a stored cart of a newer version is read the same way, and this is reported', () => {
    const newer = stored({ ...aCart({ phoneCart: [aPhone('p')] }), stateVersion: '2' })
    const { cart, alert } = revive(newer, fresh, aMoment)
    expect(cart.phoneCart).toEqual([aPhone('p')])
    expect(cart.stateVersion).toBe('1')
    expect(alert).toEqual({ kind: 'older-version', restored: 1, lost: 0 })
  })

  test('a stored cart from before free protectors and battery offers loses nothing', () => {
    const now = JSON.stringify(
      aCart({ phoneCart: [aPhone('p', { deviceAvailableAccessories: [anOffer('case')] })] }),
    )
    const older = now.replace(',"isFreeProtector":false', '')
    expect(older).not.toBe(now)
    const { cart, alert } = revive(JSON.parse(older), fresh, aMoment)
    expect(cart.phoneCart[0]?.deviceAvailableAccessories).toEqual([anOffer('case')])
    expect(alert).toBeUndefined()
  })

  test('a stored cart of version 1, whose phones had other names, loses nothing', () => {
    const price = { minor: 150_000, currency: 'RON' }
    const phone = {
      id: 'p',
      productId: 'iphone-13-128-black',
      listingId: 'listing-1',
      buyPrice: price,
      naming: { title: 'A', modelDisplayName: 'B', configSummary: 'C', shortTitle: 'D' },
      device: { id: 'unit-1', modelType: 'SMARTPHONE', grade: 'good' },
      selectedExtraServices: [{ id: 'w', type: 'EXTRA_WARRANTY', key: 'w24', price }],
      availableExtraServices: [],
      deviceAccessories: [],
      deviceAvailableAccessories: [],
      availability: 'in-stock',
      productImage: 'image',
      origin: 'Default',
      sku: 'sku-1',
      productUrl: '/13/',
      modelId: 13,
    }
    const old = {
      cartId: 'c',
      market: 'ro',
      currency: 'RON',
      phoneCart: [phone, { ...phone, id: 'q', orderId: 'RO000000018' }],
      accessoryCart: [],
      batteryCart: [{ phoneId: 'p', id: 'battery-13', price }],
      giftWrap: { isActive: true, isWrappingTax: true },
      timestamp: aMoment - 1,
      expireAt: aMoment + 1,
      stateVersion: '1',
      checkoutStep: 'COSUL_MEU',
    }
    const { cart, alert } = revive(old, { ...fresh, stateVersion: '2' }, aMoment)
    expect(cart).toMatchObject({ cartId: 'c', stateVersion: '2', batteryCart: old.batteryCart })
    expect(cart.phoneCart).toEqual(old.phoneCart)
    expect(alert).toEqual({ kind: 'older-version', restored: 3, lost: 0 })
  })

  test('a stored accessory with a phoneId is moved into the line of that phone', () => {
    const flat = stored({
      ...aCart({ phoneCart: [aPhone('p')] }),
      accessoryCart: [anAccessory('a', { phoneId: 'p' }), anAccessory('b')],
    })
    const { cart, alert } = revive(flat, fresh, aMoment)
    expect(cart.phoneCart[0]?.deviceAccessories).toEqual([anAccessory('a', { phoneId: 'p' })])
    expect(cart.accessoryCart).toEqual([anAccessory('b')])
    expect(alert).toBeUndefined()
  })

  test('a stored cart loses invalid lines: a duplicate, a second battery or wrap, a piece of a missing phone', () => {
    const spoiled = stored({
      ...aCart(),
      phoneCart: [aPhone('p'), aPhone('p')],
      batteryCart: [aBattery('p'), aBattery('p'), aBattery('none')],
      accessoryCart: [
        aWrap(),
        aWrap({ lineId: 'another wrap' }),
        anAccessory('a', { phoneId: 'none' }),
        anAccessory('b'),
      ],
    })
    const { cart, alert } = revive(spoiled, fresh, aMoment)
    expect(cart.phoneCart).toEqual([aPhone('p')])
    expect(cart.batteryCart).toEqual([aBattery('p')])
    expect(cart.accessoryCart).toEqual([aWrap(), anAccessory('b')])
    expect(alert).toEqual({ kind: 'lines-lost', restored: 4, lost: 5 })
  })

  test('a stored cart of an older version without a readable line is empty, and this is reported', () => {
    const old = stored({ ...aCart(), stateVersion: '0', phoneCart: [{ id: 'p' }] })
    const { cart, alert } = revive(old, fresh, aMoment)
    expect(cart.phoneCart).toEqual([])
    expect(alert).toEqual({ kind: 'older-version', restored: 0, lost: 1 })
  })

  test('a stored cart loses an invalid line and the battery of its phone', () => {
    const spoiled = stored({
      ...full,
      phoneCart: [{ ...aPhone('p'), buyPrice: { minor: -1, currency: 'RON' } }, aPhone('q')],
    })
    const { cart, alert } = revive(spoiled, fresh, aMoment)
    expect(cart.phoneCart.map(({ id }) => id)).toEqual(['q'])
    expect(cart.batteryCart).toEqual([])
    expect(alert).toEqual({ kind: 'lines-lost', restored: 3, lost: 2 })
  })

  test.each([
    ['another currency', { minor: 100, currency: 'EUR' }],
    ['a fraction', { minor: 1.5, currency: 'RON' }],
    ['no number', { minor: '100', currency: 'RON' }],
    ['an unknown currency', { minor: 100, currency: 'USD' }],
  ])('a stored cart loses a line whose price is %s', (_what, price) => {
    const spoiled = stored({ ...full, phoneCart: [{ ...aPhone('p'), buyPrice: price }] })
    expect(revive(spoiled, fresh, aMoment).cart.phoneCart).toEqual([])
  })

  const inEuros = { minor: 100, currency: 'EUR' } as const

  test('a stored cart loses a phone with a service or an accessory in another currency', () => {
    const spoiled = stored({
      ...aCart(),
      phoneCart: [
        aPhone('p', { selectedExtraServices: [aService('w', { price: inEuros })] }),
        aPhone('q', { deviceAccessories: [anAccessory('a', { price: inEuros })] }),
        aPhone('r'),
      ],
    })
    const { cart, alert } = revive(spoiled, fresh, aMoment)
    expect(cart.phoneCart.map(({ id }) => id)).toEqual(['r'])
    expect(alert).toEqual({ kind: 'lines-lost', restored: 1, lost: 2 })
  })

  test('a stored cart loses a battery in another currency and reports it', () => {
    const spoiled = stored({
      ...full,
      batteryCart: [aBattery('p', { price: inEuros }), aBattery('q')],
    })
    const { cart, alert } = revive(spoiled, fresh, aMoment)
    expect(cart.batteryCart).toEqual([aBattery('q')])
    expect(alert).toEqual({ kind: 'lines-lost', restored: 6, lost: 1 })
  })

  test('a stored cart loses a loose accessory in another currency and reports it', () => {
    const spoiled = stored({
      ...full,
      accessoryCart: [anAccessory('b', { price: inEuros }), aWrap()],
    })
    const { cart, alert } = revive(spoiled, fresh, aMoment)
    expect(cart.accessoryCart).toEqual([aWrap()])
    expect(alert).toEqual({ kind: 'lines-lost', restored: 5, lost: 1 })
  })

  test('unknown keys of a stored cart are dropped', () => {
    const odd: unknown = JSON.parse(
      JSON.stringify(full).replace('{', '{"__proto__":{"isAdmin":true},"isAdmin":true,'),
    )
    expect(revive(odd, fresh, aMoment)).toEqual({ cart: full })
  })

  test('a stored cart of another market preserves its market, so that the shopper can choose', () => {
    const other = stored({ ...aCart(), market: 'gr', currency: 'EUR' })
    expect(revive(other, fresh, aMoment).cart.market).toBe('gr')
  })

  test('a stored cart gets the limits, the warranty and the return days from the settings, not from storage', () => {
    const forged = stored({ ...full, returnDays: 9_999, cartLimitations: { isActive: false } })
    expect(revive(forged, fresh, aMoment)).toEqual({ cart: full })
  })

  test('a cart from before its market changed to the euro is restored in euro', () => {
    const inLeva = (minor: number) => ({ minor, currency: 'BGN' }) as const
    const before = aCart({
      market: 'bg',
      currency: 'BGN',
      phoneCart: [aPhone('p', { buyPrice: inLeva(79_900) })],
    })
    const inEuro = aCart({ market: 'bg', currency: 'EUR', cartId: 'fresh' })
    const { cart, alert } = revive(stored(before), inEuro, aMoment)
    expect(alert).toBeUndefined()
    expect(cart.currency).toBe('EUR')
    expect(cart.phoneCart.map(({ buyPrice }) => buyPrice)).toEqual([
      { minor: 40_852, currency: 'EUR' },
    ])
  })

  test('a cart of another market keeps its currency', () => {
    const other = aCart({ market: 'bg', currency: 'BGN' })
    const inEuro = aCart({ market: 'gr', currency: 'EUR' })
    expect(revive(stored(other), inEuro, aMoment).cart.currency).toBe('BGN')
  })
})
