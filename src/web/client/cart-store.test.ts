import { beforeEach, describe, expect, test } from 'vitest'
import { aPhone, lei, someSettings } from '#domain/cart/cart.builders.ts'
import { removePhone } from '#domain/cart/edit.ts'
import { cartToStored } from '#domain/cart/stored-cart.ts'
import { ok } from '#domain/result.ts'
import { addToCart, changeCart, forgetCart, readCart, restoreCart, saveCart } from './cart-store.ts'
import { storedText } from './stored-text.ts'

const settings = someSettings()
const place = { market: 'ro', settings } as const
const {
  id: _id,
  selectedExtraServices: _services,
  deviceAccessories: _held,
  ...facts
} = aPhone('p')

beforeEach(() => {
  forgetCart('ro')
  forgetCart('hu')
})

function storedCart() {
  return readCart(place).cart
}

describe('the browser’s cart', () => {
  test('a device added to the cart is there for the next read', () => {
    expect(addToCart(facts, place).ok).toBe(true)
    expect(storedCart().phoneCart.map(phone => phone.productId)).toEqual(['iphone-13-128-black'])
  })

  test('each addition is a separate line, with its battery', () => {
    addToCart(facts, place)
    addToCart(facts, { ...place, battery: { id: 'battery-smartphone', price: lei(149) } })
    const { phoneCart, batteryCart } = storedCart()
    expect(new Set(phoneCart.map(phone => phone.id)).size).toBe(2)
    expect(batteryCart.map(battery => battery.phoneId)).toEqual([phoneCart[1]?.id])
  })

  test('a refused battery refuses its device too', () => {
    const cartLimitations = { ...settings.cartLimitations, maxCartItems: 1 }
    const narrow = { ...place, settings: someSettings({ cartLimitations }) }
    const added = addToCart(facts, { ...narrow, battery: { id: 'b', price: lei(149) } })
    expect(added).toEqual({ ok: false, refusal: { kind: 'too-many-items', max: 1 } })
    expect(readCart(narrow).cart.phoneCart).toEqual([])
  })

  test('each market has its own cart', () => {
    addToCart(facts, place)
    const hungarian = { market: 'hu', settings: someSettings({ currency: 'HUF' }) } as const
    expect(readCart(hungarian).cart.phoneCart).toEqual([])
  })

  test('the same text is read as the same object, as React requires of a store', () => {
    addToCart(facts, place)
    expect(readCart(place)).toBe(readCart(place))
  })

  test('an edit starts from what another tab stored meanwhile', () => {
    addToCart(facts, place)
    const theirs = { ...storedCart(), phoneCart: [aPhone('theirs')] }
    storedText.write('kintsu-cart-1-ro', JSON.stringify(cartToStored(theirs)))
    changeCart(place, cart => ok({ ...cart, showCart: true }))
    expect(storedCart().phoneCart.map(phone => phone.id)).toEqual(['theirs'])
  })

  test('a saved phone has the names of the specification', () => {
    addToCart(facts, place)
    const { phoneCart, giftWrap } = JSON.parse(storedText.read('kintsu-cart-1-ro') ?? '')
    expect(phoneCart).toMatchObject([
      {
        productId: 'iphone-13-128-black',
        buy_price: { minor: 150_000, currency: 'RON' },
        device: { id: 'unit-1', model_type: 'SMARTPHONE', shape: 'FOARTE_BUN' },
        selected_extra_services: [],
        available_extra_services: [],
        model_id: 13,
      },
    ])
    expect(giftWrap).toEqual({ isActive: true, is_wrapping_tax: true })
    for (const own of ['buyPrice', 'modelId', 'selectedExtraServices', 'availableExtraServices'])
      expect(phoneCart[0]).not.toHaveProperty(own)
  })

  test('a cart of state version 1 keeps its phones, raises an alert, and is saved under the new names', () => {
    const old = { ...storedCart(), stateVersion: '1', phoneCart: [aPhone('old')] }
    storedText.write('kintsu-cart-1-ro', JSON.stringify(old))
    const newer = { ...place, settings: someSettings({ stateVersion: '2' }) }
    const { cart, alert } = readCart(newer)
    expect(cart.phoneCart).toEqual([aPhone('old')])
    expect(alert).toEqual({ kind: 'older-version', restored: 1, lost: 0 })
    saveCart(newer, cart)
    expect(JSON.parse(storedText.read('kintsu-cart-1-ro') ?? '')).toMatchObject({
      stateVersion: '2',
      phoneCart: [{ id: 'old', buy_price: { minor: 150_000, currency: 'RON' }, model_id: 13 }],
    })
  })

  test('text that is not a cart is read as an empty cart, with the reason', () => {
    storedText.write('kintsu-cart-1-ro', '{"half":')
    expect(readCart(place).alert).toEqual({ kind: 'unreadable' })
    expect(storedCart().phoneCart).toEqual([])
  })

  test('a cart of another market under this key is ignored', () => {
    addToCart(facts, place)
    storedText.write(
      'kintsu-cart-1-ro',
      JSON.stringify(cartToStored({ ...storedCart(), market: 'bg' })),
    )
    expect(storedCart()).toMatchObject({ market: 'ro', phoneCart: [] })
  })

  test('after an order the next cart has another id', () => {
    addToCart(facts, place)
    const before = storedCart().cartId
    forgetCart('ro')
    expect(storedCart().cartId).not.toBe(before)
  })

  test('every save increases the timestamp', () => {
    const first = saveCart(place, storedCart())
    expect(saveCart(place, first).timestamp).toBeGreaterThan(first.timestamp)
  })
})

describe('undoing an edit', () => {
  test('if nothing changed since, the cart is as it was', () => {
    addToCart(facts, place)
    addToCart(facts, place)
    const before = storedCart()
    const after = saveCart(place, removePhone(before, before.phoneCart[0]?.id ?? ''))
    restoreCart(place, before, after)
    expect(storedCart().phoneCart).toEqual(before.phoneCart)
  })

  test('if something was added since, it stays, and the removed line comes back', () => {
    addToCart(facts, place)
    const before = storedCart()
    const after = saveCart(place, removePhone(before, before.phoneCart[0]?.id ?? ''))
    addToCart(facts, place)
    const added = storedCart().phoneCart[0]?.id
    restoreCart(place, before, after)
    expect(storedCart().phoneCart.map(phone => phone.id)).toEqual([added, before.phoneCart[0]?.id])
  })
})
