import { expect, test } from 'vitest'
import { someSettings } from '#domain/cart/cart.builders.ts'
import type { Money } from '#domain/money/money.ts'
import type { MarketSettings } from './settings.ts'
import { settingsInCurrency } from './settings-in-currency.ts'

const lev = (minor: number): Money => ({ minor, currency: 'BGN' })
const euro = (minor: number): Money => ({ minor, currency: 'EUR' })

function inLeva(second?: 'EUR'): MarketSettings {
  return {
    cart: someSettings({
      currency: 'BGN',
      ...(second && { secondCurrency: second }),
      giftWrap: { isActive: true, isWrappingTax: true, price: lev(500), refusedDeviceTypes: [] },
    }),
    delivery: {
      costs: { locker: lev(499), office: lev(599), courier: lev(799) },
      workingDays: {
        locker: { min: 2, max: 3 },
        office: { min: 2, max: 3 },
        courier: { min: 2, max: 3 },
      },
    },
    payment: {
      hasGreekInstallments: true,
      cofidisFlags: {},
      active: { card: true },
      collectionFee: lev(299),
      rules: { card: { lowerBound: lev(100), upperBound: lev(2_000_000) } },
    },
    flags: {
      hasExtraPage: true,
      hasCrossSell: true,
      hasCarousel: true,
      hasGeniusBenefits: false,
      hasFreeScreenProtectors: true,
    },
    holidays: ['2026-12-25'],
  }
}

test('fees, costs and bounds are converted to the cent; days and flags stay', () => {
  const { cart, delivery, payment, flags, holidays } = settingsInCurrency(inLeva(), 'EUR')
  expect(cart.currency).toBe('EUR')
  expect(cart.giftWrap.price).toEqual(euro(256))
  expect(delivery.costs).toEqual({ locker: euro(255), office: euro(306), courier: euro(409) })
  expect(payment.collectionFee).toEqual(euro(153))
  expect(payment.rules.card).toEqual({ lowerBound: euro(51), upperBound: euro(1_022_584) })
  expect(flags).toEqual(inLeva().flags)
  expect(holidays).toEqual(['2026-12-25'])
})

test('the second currency changes places with the first; without one there is none afterwards', () => {
  expect(settingsInCurrency(inLeva('EUR'), 'EUR').cart.secondCurrency).toBe('BGN')
  expect(settingsInCurrency(inLeva(), 'EUR').cart).not.toHaveProperty('secondCurrency')
})
