import { describe, expect, test } from 'vitest'
import {
  aBattery,
  aCart,
  anAccessory,
  aPhone,
  aService,
  aWrap,
} from '#domain/cart/cart.builders.ts'
import { aCompleted, atLocker, contact, paying, personal, pickup } from './checkout.builders.ts'
import { startCheckout } from './checkout.ts'
import { ready } from './ready.ts'

const shown = { minor: 200_000, currency: 'RON' } as const
const cart = aCart({
  phoneCart: [
    aPhone('p', {
      selectedExtraServices: [aService('w')],
      deviceAccessories: [anAccessory('a', { phoneId: 'p' })],
    }),
  ],
  batteryCart: [aBattery('p')],
  accessoryCart: [anAccessory('b', { id: 'glass' }), aWrap()],
  promo: { code: 'TEN', percentage: 10 },
})

describe('a completed checkout', () => {
  test('becomes an order to place, without a price but the shown total', () => {
    expect(ready(aCompleted(), cart, shown)).toEqual({
      ok: true,
      value: {
        cartId: 'cart-1',
        market: 'ro',
        phones: [
          {
            lineId: 'p',
            listingId: 'listing-1',
            productId: 'iphone-13-128-black',
            unitId: 'unit-1',
            serviceIds: ['w'],
            batteryId: 'battery-13',
          },
        ],
        accessories: [
          { lineId: 'a', id: 'case', phoneId: 'p' },
          { lineId: 'b', id: 'glass' },
        ],
        giftWrap: 'wrapped',
        promoCode: 'TEN',
        delivery: pickup('easybox'),
        place: atLocker,
        contact,
        billing: personal,
        payment: paying('cardAtLocker'),
        shownTotal: shown,
      },
    })
  })

  test('without the terms is not ready', () => {
    const unread = aCompleted({ 'payment-method': paying('cardAtLocker', { tac: false }) })
    expect(ready(unread, cart, shown)).toEqual({
      ok: false,
      refusal: { kind: 'terms-not-accepted' },
    })
  })

  test('paid in instalments is ready with a plan of that method only', () => {
    const plan = { kind: 'oney', installments: 3, hasConsented: true } as const
    const planned = ready(aCompleted({ 'payment-method': paying('oney', { plan }) }), cart, shown)
    expect(planned.ok && planned.value.payment.plan).toEqual(plan)
    expect(ready(aCompleted({ 'payment-method': paying('oney') }), cart, shown)).toEqual({
      ok: false,
      refusal: { kind: 'step-open', step: 'payment-method' },
    })
  })

  test('of an empty cart is not ready', () => {
    expect(ready(aCompleted(), aCart(), shown)).toEqual({
      ok: false,
      refusal: { kind: 'empty-cart' },
    })
  })
})

test('an open step is named', () => {
  expect(ready(startCheckout('ro'), cart, shown)).toEqual({
    ok: false,
    refusal: { kind: 'step-open', step: 'delivery-method' },
  })
})
