import { describe, expect, test } from 'vitest'
import { basketOf } from './basket.ts'
import { aBattery, aCart, anAccessory, aPhone, aService, aWrap, lei } from './cart.builders.ts'
import { pricedLinesOf } from './priced-line.ts'
import { finalizeSummaryOf, goodsTotalOf, summaryOf } from './summary.ts'

const full = aCart({
  phoneCart: [
    aPhone('p', {
      selectedExtraServices: [aService('w')],
      deviceAccessories: [anAccessory('a', { phoneId: 'p' })],
    }),
  ],
  batteryCart: [aBattery('p')],
  accessoryCart: [anAccessory('b', { price: lei(30) }), aWrap()],
})

describe('cart summary', () => {
  test('phone, service, battery, accessories and wrap are all charged', () => {
    // 1500 + 150 + 200 + 50 + 30 + 19
    expect(summaryOf(full)).toEqual({
      items: 4,
      subTotal: lei(1_949),
      discount: lei(0),
      total: lei(1_949),
      parsedTotal: 1_949,
    })
  })

  test('each amount has its own line, those of a phone follow it', () => {
    expect(pricedLinesOf(full).map(({ kind }) => kind)).toEqual([
      'phone',
      'service',
      'battery',
      'accessory',
      'accessory',
      'gift-wrap',
    ])
  })

  test('an empty cart costs nothing, in its currency', () => {
    expect(summaryOf(aCart())).toMatchObject({ items: 0, total: lei(0), parsedTotal: 0 })
  })

  test('the promo takes its percentage of the sum, rounded once', () => {
    const price = { minor: 333, currency: 'RON' } as const
    const cart = aCart({
      phoneCart: [aPhone('p', { buyPrice: price }), aPhone('q', { buyPrice: price })],
      promo: { code: 'FIFTEEN', percentage: 15 },
    })
    // 15 % of 666 is 99.9; 15 % of 333 twice would be 49.95 + 49.95.
    expect(summaryOf(cart)).toMatchObject({
      discount: { minor: 100, currency: 'RON' },
      total: { minor: 566, currency: 'RON' },
      parsedTotal: 5.66,
    })
  })

  test('a discount in forints is in whole forints', () => {
    const cart = aCart({
      market: 'hu',
      currency: 'HUF',
      phoneCart: [aPhone('p', { buyPrice: { minor: 9_999_00, currency: 'HUF' } })],
      promo: { code: 'FIVE', percentage: 5 },
    })
    // 5 % of 9,999 Ft is 499.95 Ft.
    expect(summaryOf(cart).discount).toEqual({ minor: 500_00, currency: 'HUF' })
  })

  test('a percentage over 100 takes no more than the sum', () => {
    const cart = aCart({ phoneCart: [aPhone('p')], promo: { code: 'X', percentage: 250 } })
    expect(summaryOf(cart).total).toEqual(lei(0))
  })
})

test('the goods total is everything except the wrapping, before the discount', () => {
  // 1500 + 150 + 200 + 50 + 30
  expect(goodsTotalOf({ ...full, promo: { code: 'HALF', percentage: 50 } })).toEqual(lei(1_930))
  expect(goodsTotalOf(aCart({ accessoryCart: [aWrap()] }))).toEqual(lei(0))
})

describe('finalize summary', () => {
  test('shipping and the collection fee are added', () => {
    const fee = { minor: 999, currency: 'RON' } as const
    expect(finalizeSummaryOf(summaryOf(full), { minor: 1_499, currency: 'RON' }, fee)).toEqual({
      price: { minor: 194_900 + 1_499 + 999, currency: 'RON' },
      shippingCost: { minor: 1_499, currency: 'RON' },
      optionalCodFee: fee,
    })
  })

  test('the summary has no fee if the fee is absent or zero', () => {
    const without = { price: lei(1_959), shippingCost: lei(10) }
    expect(finalizeSummaryOf(summaryOf(full), lei(10), undefined)).toEqual(without)
    expect(finalizeSummaryOf(summaryOf(full), lei(10), lei(0))).toEqual(without)
  })
})

test('a basket counts items and the total after the discount', () => {
  expect(basketOf({ ...full, promo: { code: 'HALF', percentage: 50 } })).toEqual({
    itemCount: 4,
    totalMinor: 97_450,
    currency: 'RON',
    deviceTypes: ['SMARTPHONE'],
  })
})
