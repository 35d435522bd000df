import { describe, expect, test } from 'vitest'
import { settingsSeed } from './settings.ts'

describe('the default settings of markets.md', () => {
  test.each([
    ['ro', 'RON', 1_499, undefined, 1_999, 999, 1_900],
    ['bg', 'BGN', 499, 599, 799, 299, 500],
    ['hu', 'HUF', 99_000, 119_000, 169_000, 49_000, 150_000],
    ['gr', 'EUR', undefined, undefined, 350, 200, 400],
  ] as const)(
    '%s in %s: the defaults of delivery, collection fee and gift wrap',
    (market, currency, locker, office, courier, fee, wrap) => {
      const { cart, delivery, payment } = settingsSeed[market]
      expect(cart.currency).toBe(currency)
      expect(delivery.costs.locker?.minor).toBe(locker)
      expect(delivery.costs.office?.minor).toBe(office)
      expect(delivery.costs.courier?.minor).toBe(courier)
      expect(payment.collectionFee).toEqual({ minor: fee, currency })
      expect(cart.giftWrap.price).toEqual({ minor: wrap, currency })
    },
  )

  test.each([
    ['ro', 'card', 1, 50_000],
    ['ro', 'cashOnDelivery', undefined, 5_000],
    ['ro', 'cardAtLocker', undefined, 3_000],
    ['ro', 'bnpl', 100, 3_000],
    ['ro', 'tnpl', 100, 2_500],
    ['ro', 'oney', 300, 12_000],
    ['bg', 'card', 1, 20_000],
    ['bg', 'cashOnDelivery', undefined, 2_000],
    ['bg', 'cardOrCashAtOffice', undefined, 2_000],
    ['bg', 'cardAtLocker', undefined, 2_000],
    ['bg', 'standard', 150, 10_000],
    ['bg', 'promo', 300, 6_000],
    ['bg', 'promo10', 300, 6_000],
    ['hu', 'card', 500, 4_000_000],
    ['hu', 'paymentOnDelivery', undefined, 500_000],
    ['hu', 'cardOrCashAtOffice', undefined, 500_000],
    ['hu', 'cardAtLocker', undefined, 500_000],
    ['hu', 'cofidis', 40_000, 1_500_000],
    ['hu', 'cofidis-promo', 60_000, 1_000_000],
    ['hu', 'cofidis-promo-ten', 80_000, 1_000_000],
    ['gr', 'card', 1, 10_000],
    ['gr', 'paymentOnDelivery', undefined, 500],
    ['gr', 'bnpl', 50, 1_500],
    ['gr', 'standard', 200, 6_000],
    ['gr', 'promoMulti', 200, 3_000],
  ] as const)('%s %s has the limits %s and %s', (market, type, lower, upper) => {
    const rule = settingsSeed[market].payment.rules[type]
    expect(rule?.lowerBound?.minor).toBe(lower === undefined ? undefined : lower * 100)
    expect(rule?.upperBound?.minor).toBe(upper * 100)
  })

  test.each([
    ['ro', ['card', 'tnpl', 'bnpl', 'oney', 'cashOnDelivery', 'cardAtLocker']],
    [
      'bg',
      [
        'card',
        'promo10',
        'promo',
        'standard',
        'cashOnDelivery',
        'cardOrCashAtOffice',
        'cardAtLocker',
      ],
    ],
    [
      'hu',
      [
        'card',
        'cofidis-promo',
        'cofidis-promo-ten',
        'cofidis',
        'paymentOnDelivery',
        'cardOrCashAtOffice',
        'cardAtLocker',
      ],
    ],
    ['gr', ['card', 'paymentOnDelivery', 'bnpl', 'promoMulti', 'standard']],
  ] as const)('in %s every payment method of the table is on: %j', (market, types) => {
    const { active } = settingsSeed[market].payment
    const on = Object.entries(active).flatMap(([type, isActive]) => (isActive ? [type] : []))
    expect(on).toEqual(types)
  })

  test.each(['ro', 'bg', 'hu', 'gr'] as const)(
    '%s starts with the defaults of the specification: two years, sixty days, a one-month cart',
    m => {
      expect(settingsSeed[m].cart).toMatchObject({
        stateVersion: '2',
        expiryMonths: 1,
        warranty: { validity: 2 },
        returnDays: 60,
      })
    },
  )

  test.each(['ro', 'bg', 'hu', 'gr'] as const)('%s has every feature on except the benefits', m => {
    expect(settingsSeed[m].flags).toEqual({
      hasExtraPage: true,
      hasCrossSell: true,
      hasCarousel: true,
      hasGeniusBenefits: false,
      hasFreeScreenProtectors: true,
    })
  })

  test.each(['ro', 'bg', 'hu', 'gr'] as const)('%s limits carts to 20 items and 2 consoles', m => {
    expect(settingsSeed[m].cart.cartLimitations).toEqual({
      isActive: true,
      maxCartItems: 20,
      limitedItems: ['CONSOLE'],
      maxCartLimitedItems: 2,
    })
  })
})
