import { expect, test } from 'vitest'
import { worthOf } from './earn.ts'
import { loyaltyInCurrency } from './loyalty-in-currency.ts'
import { usualLoyalty } from './usual-settings.ts'

// 100 points are 4 leva, which are 2.05 euro: not 100 times two cents.
const inEuro = loyaltyInCurrency(usualLoyalty.bg, 'EUR')

test.each([
  [1, 2],
  [99, 202],
  [100, 205],
  [101, 207],
  [200, 410],
  [1_000, 2_050],
])('%i points are a voucher of %i cents', (points, minor) => {
  expect(worthOf(points, inEuro)).toEqual({ minor, currency: 'EUR' })
})

test('a point is earned by the converted amount; the rest of the settings stays', () => {
  expect(inEuro).toMatchObject({
    spentForPoint: { minor: 205, currency: 'EUR' },
    pointsForSale: 100,
    smallestVoucher: 100,
    voucherMonths: 12,
  })
})

test('an amount of several points is converted as it is', () => {
  const back = loyaltyInCurrency({ ...inEuro, smallestVoucher: 200 }, 'BGN')
  expect(back).toMatchObject({ worth: { minor: 401, currency: 'BGN' }, worthPoints: 100 })
})
