import { describe, expect, test } from 'vitest'
import {
  aBattery,
  aCart,
  aMoment,
  anAccessory,
  aPhone,
  aService,
  aWrap,
  lei,
} from './cart.builders.ts'
import { revive } from './revive.ts'

const fresh = aCart({ cartId: 'fresh' })
const full = aCart({
  phoneCart: [
    aPhone('p', {
      selectedExtraServices: [aService('w')],
      deviceAccessories: [anAccessory('a', { phoneId: 'p' })],
      deviceAvailableAccessories: [{ id: 'glass', name: 'Glass', price: lei(40), type: 'glass' }],
    }),
    aPhone('q'),
  ],
  batteryCart: [aBattery('p')],
  accessoryCart: [anAccessory('b'), aWrap()],
  promo: { code: 'TEN', percentage: 10 },
  deliveryData: { anything: ['at', 'all'] },
  showCart: true,
})
const stored = (cart: object): unknown => JSON.parse(JSON.stringify(cart))

describe('a stored cart', () => {
  test('of the same version comes back as it was', () => {
    expect(revive(stored(full), fresh, aMoment)).toEqual({ cart: full })
  })

  test('that was never there is the fresh one, without a word', () => {
    expect(revive(undefined, fresh, aMoment)).toEqual({ cart: fresh })
    expect(revive(null, fresh, aMoment)).toEqual({ cart: fresh })
  })

  test.each([[42], ['text'], [[]], [{}], [{ cartId: 'c', market: 'xx' }]])(
    'that is %j is unreadable, and it is said',
    value => {
      expect(revive(value, fresh, aMoment)).toEqual({
        cart: fresh,
        notice: { kind: 'unreadable' },
      })
    },
  )

  test('is empty once it has expired', () => {
    const old = stored({ ...full, expireAt: aMoment })
    expect(revive(old, fresh, aMoment)).toEqual({ cart: fresh, notice: { kind: 'expired' } })
    expect(revive(stored({ ...full, expireAt: aMoment + 1 }), fresh, aMoment).notice).toBe(
      undefined,
    )
  })

  test('of an older version keeps the lines that can be read, and says how many', () => {
    const { naming: _naming, ...nameless } = aPhone('q')
    const old = stored({ ...full, stateVersion: '0', phoneCart: [aPhone('p'), nameless] })
    const { cart, notice } = revive(old, fresh, aMoment)
    expect(cart.phoneCart.map(({ id }) => id)).toEqual(['p'])
    expect(cart.stateVersion).toBe('1')
    expect(notice).toEqual({ kind: 'older-version', kept: 4, lost: 1 })
  })

  test('of an older version without a readable line is empty, and it is said', () => {
    const old = stored({ ...aCart(), stateVersion: '0', phoneCart: [{ id: 'p' }] })
    const { cart, notice } = revive(old, fresh, aMoment)
    expect(cart.phoneCart).toEqual([])
    expect(notice).toEqual({ kind: 'older-version', kept: 0, lost: 1 })
  })

  test('loses a line that is spoiled, and the battery of its phone', () => {
    const spoiled = stored({
      ...full,
      phoneCart: [{ ...aPhone('p'), buyPrice: { minor: -1, currency: 'RON' } }, aPhone('q')],
    })
    const { cart, notice } = revive(spoiled, fresh, aMoment)
    expect(cart.phoneCart.map(({ id }) => id)).toEqual(['q'])
    expect(cart.batteryCart).toEqual([])
    expect(notice).toEqual({ kind: 'lines-lost', kept: 3, lost: 2 })
  })

  test.each([
    ['another currency', { minor: 100, currency: 'EUR' }],
    ['a fraction', { minor: 1.5, currency: 'RON' }],
    ['no number', { minor: '100', currency: 'RON' }],
    ['an unknown currency', { minor: 100, currency: 'USD' }],
  ])('loses a line whose price is %s', (_what, price) => {
    const spoiled = stored({ ...full, phoneCart: [{ ...aPhone('p'), buyPrice: price }] })
    expect(revive(spoiled, fresh, aMoment).cart.phoneCart).toEqual([])
  })

  test('takes over no key that a cart does not have', () => {
    const odd: unknown = JSON.parse(
      JSON.stringify(full).replace('{', '{"__proto__":{"isAdmin":true},"isAdmin":true,'),
    )
    expect(revive(odd, fresh, aMoment)).toEqual({ cart: full })
  })

  test('of another market keeps its market, so that the shopper can be asked', () => {
    const other = stored({ ...aCart(), market: 'gr', currency: 'EUR' })
    expect(revive(other, fresh, aMoment).cart.market).toBe('gr')
  })

  test('takes the limits, the warranty and the return days from the settings, not from storage', () => {
    const forged = stored({ ...full, returnDays: 9_999, cartLimitations: { isActive: false } })
    expect(revive(forged, fresh, aMoment)).toEqual({ cart: full })
  })
})
