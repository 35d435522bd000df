import { expect, test } from 'vitest'
import { readCalculations } from './bg-schemes.ts'

const row = {
  id: '7',
  name: 'Промо',
  bank_product: 'PROMO',
  period: '10',
  installment_factor: '0.1',
  total_due_factor: '1',
  nir: '0',
  apr: 0,
  amount_min: '150.50',
  amount_max: 8000,
  category_id: '0',
}

test('numbers in quotes are read as numbers', () => {
  expect(readCalculations([row], 'BGN')).toEqual([
    {
      id: '7',
      method: 'promo10',
      name: 'Промо',
      installments: 10,
      installmentFactor: 0.1,
      totalDueFactor: 1,
      interestRate: 0,
      apr: 0,
      minAmount: { minor: 15_050, currency: 'BGN' },
      maxAmount: { minor: 800_000, currency: 'BGN' },
      isPromo: true,
    },
  ])
})

test.each([
  [{ total_due_factor: 1.000001, period: 10 }, 'standard'],
  [{ period: 9 }, 'promo'],
  [{ period: 10 }, 'promo10'],
  [{ period: 11 }, 'promo'],
])('a row with %j has the method %s', (change, method) => {
  expect(readCalculations([{ ...row, ...change }], 'BGN')?.map(scheme => scheme.method)).toEqual([
    method,
  ])
})

test('a row in another currency or with a missing term is left out', () => {
  const { apr: _apr, ...incomplete } = row
  const rows = [incomplete, { ...row, currency: 'EUR' }, null, { ...row, currency: 'BGN' }]
  expect(readCalculations(rows, 'BGN')).toHaveLength(1)
})

test.each([{ error: 1, message: 'x' }, null, 'text'])('%j has no rows', body => {
  expect(readCalculations(body, 'BGN')).toBeUndefined()
})
