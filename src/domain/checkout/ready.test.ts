import { describe, expect, test } from 'vitest'
import {
  aBattery,
  aCart,
  anAccessory,
  aPhone,
  aService,
  aWrap,
} from '#domain/cart/cart.builders.ts'
import {
  aCompleted,
  atLocker,
  contact,
  paying,
  personalAtHome,
  pickup,
} from './checkout.builders.ts'
import { startCheckout } from './checkout.ts'
import { ready } from './ready.ts'
import { editAgain } from './steps.ts'

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
  test('a completed checkout becomes an order request whose only price is the shown total', () => {
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
        billing: personalAtHome,
        payment: paying('cardAtLocker'),
        shownTotal: shown,
      },
    })
  })

  test('a checkout without accepted terms is not ready', () => {
    const unread = aCompleted({ 'payment-method': paying('cardAtLocker', { tac: false }) })
    expect(ready(unread, cart, shown)).toEqual({
      ok: false,
      refusal: { kind: 'terms-not-accepted' },
    })
  })

  test('a checkout paid in instalments is ready only with a plan of that method', () => {
    const plan = { kind: 'oney', installments: 3, hasConsented: true } as const
    const planned = ready(aCompleted({ 'payment-method': paying('oney', { plan }) }), cart, shown)
    expect(planned.ok && planned.value.payment.plan).toEqual(plan)
    expect(ready(aCompleted({ 'payment-method': paying('oney') }), cart, shown)).toEqual({
      ok: false,
      refusal: { kind: 'step-open', step: 'payment-method' },
    })
  })

  test('a checkout with an empty cart is not ready', () => {
    expect(ready(aCompleted(), aCart(), shown)).toEqual({
      ok: false,
      refusal: { kind: 'empty-cart' },
    })
  })
})

test.each([
  'delivery-method',
  'delivery-address',
  'contact-details',
  'billing-details',
  'payment-method',
] as const)('a checkout with %s open reports that step', step => {
  const again = editAgain(aCompleted(), step)
  expect(again.ok && ready(again.value, cart, shown)).toEqual({
    ok: false,
    refusal: { kind: 'step-open', step },
  })
})

describe('vouchers in a completed checkout', () => {
  const vouchers = (minor: number) => ({
    codes: ['K7QX92MD0RTV3HWB'],
    shownToPay: { minor, currency: 'RON' as const },
  })
  const withoutMethod = () => {
    const { type: _type, ...payment } = paying('cardAtLocker')
    return aCompleted({ 'payment-method': payment })
  }
  const choosePaymentFirst = {
    ok: false,
    refusal: { kind: 'step-open', step: 'payment-method' },
  }

  test('vouchers that leave an amount to pay are sent with the payment method', () => {
    const result = ready(aCompleted(), cart, shown, vouchers(100))
    expect(result.ok && result.value.vouchers).toEqual(vouchers(100))
    expect(ready(withoutMethod(), cart, shown, vouchers(100))).toEqual(choosePaymentFirst)
  })

  test('vouchers that pay the whole amount need no payment method and allow none', () => {
    const result = ready(withoutMethod(), cart, shown, vouchers(0))
    expect(result.ok && result.value.vouchers).toEqual(vouchers(0))
    expect(ready(aCompleted(), cart, shown, vouchers(0))).toEqual(choosePaymentFirst)
  })

  test('a payment method is required without a voucher', () => {
    expect(ready(withoutMethod(), cart, shown)).toEqual(choosePaymentFirst)
    const result = ready(aCompleted(), cart, shown)
    expect(result.ok && 'vouchers' in result.value).toBe(false)
  })
})

test('a cart with as many devices as accessories is not empty', () => {
  const one = aCart({ phoneCart: [aPhone('p')], accessoryCart: [anAccessory('b')] })
  expect(ready(aCompleted(), one, shown).ok).toBe(true)
  expect(ready(aCompleted(), aCart({ accessoryCart: [anAccessory('b')] }), shown).ok).toBe(true)
})

test('a battery is sent with its own device', () => {
  const two = aCart({
    phoneCart: [aPhone('p'), aPhone('q', { device: { ...aPhone('q').device, id: 'unit-2' } })],
    batteryCart: [aBattery('q')],
  })
  const result = ready(aCompleted(), two, shown)
  expect(
    result.ok && result.value.phones.map(({ lineId, batteryId }) => [lineId, batteryId]),
  ).toEqual([
    ['p', undefined],
    ['q', 'battery-13'],
  ])
})

test('an open step is reported', () => {
  expect(ready(startCheckout('ro'), cart, shown)).toEqual({
    ok: false,
    refusal: { kind: 'step-open', step: 'delivery-method' },
  })
})
