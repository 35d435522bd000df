import { expect, test } from 'vitest'
import { vatRateOn } from './invoice-rates.ts'

test('the VAT rate depends on the day: Romania has 21 percent since 1 August 2025', () => {
  expect(vatRateOn('ro', '2025-07-31')).toBe(19)
  expect(vatRateOn('ro', '2025-08-01')).toBe(21)
})

test('the VAT rate in 2026 is 21 in Romania, 20 in Bulgaria, 27 in Hungary, 24 in Greece', () => {
  const rates = (['ro', 'bg', 'hu', 'gr'] as const).map(market => vatRateOn(market, '2026-11-21'))
  expect(rates).toEqual([21, 20, 27, 24])
})

test('a day before the first known VAT rate throws', () => {
  expect(() => vatRateOn('gr', '2016-05-31')).toThrow(RangeError)
})
