import { describe, expect, test } from 'vitest'
import { aBattery, aCart, anAccessory, aPhone, aService, aWrap, lei } from './cart.builders.ts'
import { sharedOf } from './document.ts'
import { cartFromStored, cartToStored, phoneFromStored } from './stored-cart.ts'

const cart = aCart({
  phoneCart: [
    aPhone('p', {
      orderId: 'RO000000018',
      selectedExtraServices: [aService('w')],
      availableExtraServices: [aService('w'), aService('i', { type: 'INSURANCE', key: 'Ad_Th' })],
      deviceAccessories: [anAccessory('a', { phoneId: 'p' })],
      batteryOffer: { id: 'battery-13', price: lei(200) },
    }),
  ],
  batteryCart: [aBattery('p')],
  accessoryCart: [anAccessory('b'), aWrap()],
  promo: { code: 'TEN', percentage: 10 },
})

describe('a cart as it is stored', () => {
  test('a stored phone has the names of the specification, and its grade the name of the wire', () => {
    const price = { minor: 15_000, currency: 'RON' }
    const warranty = { id: 'w', type: 'EXTRA_WARRANTY', key: 'warranty-24', price }
    expect(cartToStored(cart).phoneCart).toEqual([
      {
        id: 'p',
        order_id: 'RO000000018',
        productId: 'iphone-13-128-black',
        listingId: 'listing-1',
        buy_price: { minor: 150_000, currency: 'RON' },
        naming: {
          title: 'Apple iPhone 13',
          modelDisplayName: 'iPhone 13',
          configSummary: '128 GB, Midnight',
          shortTitle: 'iPhone 13',
        },
        device: { id: 'unit-1', model_type: 'SMARTPHONE', shape: 'FOARTE_BUN' },
        selected_extra_services: [warranty],
        available_extra_services: [
          warranty,
          { ...warranty, id: 'i', type: 'INSURANCE', key: 'Ad_Th' },
        ],
        deviceAccessories: [
          {
            lineId: 'a',
            id: 'case',
            name: 'Case',
            price: { minor: 5_000, currency: 'RON' },
            isActive: true,
            isWrappingTax: false,
            type: 'case',
            phoneId: 'p',
            origin: 'Default',
          },
        ],
        deviceAvailableAccessories: [],
        batteryOffer: { id: 'battery-13', price: { minor: 20_000, currency: 'RON' } },
        availability: 'in-stock',
        productImage: 'apple-iphone-13-midnight',
        origin: 'Default',
        sku: 'sku-1',
        productUrl: '/magazin/apple/iphone-13/13/',
        model_id: 13,
      },
    ])
  })

  test('the grade good is stored as BUN', () => {
    const device = { id: 'u', modelType: 'LAPTOP', grade: 'good' } as const
    const [phone] = cartToStored(aCart({ phoneCart: [aPhone('p', { device })] })).phoneCart
    expect(phone?.device).toEqual({ id: 'u', model_type: 'LAPTOP', shape: 'BUN' })
  })

  test('a phone that has not been ordered is stored without order_id', () => {
    const [phone] = cartToStored(aCart({ phoneCart: [aPhone('p')] })).phoneCart
    expect(Object.keys(phone ?? {})).not.toContain('order_id')
  })

  test('a stored gift wrap has is_wrapping_tax, a stored accessory isWrappingTax', () => {
    const { giftWrap, accessoryCart } = cartToStored(cart)
    expect(giftWrap).toEqual({ isActive: true, is_wrapping_tax: true })
    expect(accessoryCart.map(({ isWrappingTax }) => isWrappingTax)).toEqual([false, true])
  })

  test('everything else of a cart is stored as it is', () => {
    const { phoneCart: _phones, giftWrap: _giftWrap, ...rest } = cart
    expect(cartToStored(cart)).toMatchObject(rest)
  })

  test('the keys of a write that has no phones and no gift wrap stay as they are', () => {
    expect(cartToStored({ promo: null, checkoutStep: 'LIVRARE' })).toEqual({
      promo: null,
      checkoutStep: 'LIVRARE',
    })
  })

  test('a stored cart is read under the names of the domain', () => {
    expect(cartFromStored(cartToStored(cart))).toEqual(cart)
    expect(cartFromStored(cartToStored(sharedOf(cart)))).toEqual(sharedOf(cart))
  })
})

describe('an unknown stored phone', () => {
  test('a phone of state version 1 is read as it is', () => {
    expect(phoneFromStored(aPhone('p'))).toEqual(aPhone('p'))
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', [{ buy_price: 1 }]],
    ['a device that is text', { device: 'shape' }],
    ['a grade that nobody knows', { device: { grade: 'constructor' } }],
    ['a grade that is no text', { device: { grade: { toString: 1, valueOf: 1 } } }],
    ['a field named like one of every object', { constructor: 1, toString: 2 }],
  ])('%s is left as it is', (_what, stored) => {
    expect(phoneFromStored(stored)).toEqual(stored)
  })

  test('a field named __proto__ stays a field', () => {
    const stored: unknown = JSON.parse('{"__proto__":{"buy_price":1},"buy_price":2}')
    expect(JSON.stringify(phoneFromStored(stored))).toBe(
      '{"__proto__":{"buy_price":1},"buyPrice":2}',
    )
  })
})
