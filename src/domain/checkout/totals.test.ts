import { describe, expect, test } from 'vitest'
import { aCart, aPhone, lei, someSettings } from '#domain/cart/cart.builders.ts'
import { paymentSettings } from '#domain/payment/payment.builders.ts'
import { courier, pickup } from './checkout.builders.ts'
import type { MarketSettings } from './settings.ts'
import { isPaidByVouchers, toPayOf, totalsOf } from './totals.ts'

function ron(minor: number) {
  return { minor, currency: 'RON' } as const
}
const days = { min: 2, max: 3 }
const settings: MarketSettings = {
  cart: someSettings(),
  delivery: {
    costs: { locker: ron(1_499), courier: ron(1_999) },
    workingDays: { locker: days, office: days, courier: days },
  },
  payment: paymentSettings(),
  flags: {
    hasExtraPage: true,
    hasCrossSell: true,
    hasCarousel: true,
    hasGeniusBenefits: false,
    hasFreeScreenProtectors: true,
  },
  holidays: [],
}
const cart = aCart({ phoneCart: [aPhone('p')], promo: { code: 'TEN', percentage: 10 } })

describe('the totals shown next to the steps', () => {
  test('the totals are those of the cart before anything is chosen', () => {
    expect(totalsOf(cart, undefined, undefined, settings)).toEqual({
      items: 1,
      subTotal: lei(1_500),
      discount: lei(150),
      total: lei(1_350),
    })
  })

  test('the totals include the delivery and the collection fee once they are chosen', () => {
    expect(totalsOf(cart, pickup('easybox'), 'cardAtLocker', settings)).toEqual({
      items: 1,
      subTotal: lei(1_500),
      discount: lei(150),
      delivery: ron(1_499),
      collectionFee: ron(999),
      total: ron(135_000 + 1_499 + 999),
    })
  })

  test('the totals have no fee for a card', () => {
    const totals = totalsOf(cart, courier, 'card', settings)
    expect(totals.collectionFee).toBe(undefined)
    expect(totals.total).toEqual(ron(135_000 + 1_999))
  })
})

describe('vouchers in the totals', () => {
  const holding = (minor: number) => [{ left: ron(minor) }]
  const delivered = 135_000 + 1_499

  test('vouchers leave the total unchanged and reduce the amount to pay, including the collection fee', () => {
    const totals = totalsOf(cart, pickup('easybox'), 'cardAtLocker', settings, holding(100_000))
    expect(totals.total).toEqual(ron(delivered + 999))
    expect(totals.vouchers).toEqual(ron(100_000))
    expect(toPayOf(totals)).toEqual(ron(delivered + 999 - 100_000))
  })

  test('vouchers can pay a whole order, to the minor unit, without a payment method', () => {
    expect(isPaidByVouchers(cart, pickup('easybox'), settings, holding(delivered))).toBe(true)
    expect(isPaidByVouchers(cart, pickup('easybox'), settings, holding(delivered - 1))).toBe(false)
    expect(isPaidByVouchers(cart, pickup('easybox'), settings, [])).toBe(false)
  })
})
