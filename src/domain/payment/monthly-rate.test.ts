import { expect, test } from 'vitest'
import { lowestMonthlyRate } from './monthly-rate.ts'
import type { PaymentRow } from './rows.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}

function plan(installments: number, monthly: number, total: number) {
  return {
    schemeId: `${installments}`,
    numberOfInstallments: installments,
    initialPayment: lei(monthly),
    monthlyPayment: lei(monthly),
    totalAmountDue: lei(total),
    interestRate: 0,
    apr: 0,
    minAmount: lei(0),
    maxAmount: lei(1_000_000),
    isPromo: false,
    name: '',
  }
}

function row(type: PaymentRow['type'], plans: PaymentRow['plans']): PaymentRow {
  return {
    type,
    availability: { kind: 'open' },
    collectionFee: lei(0),
    plans,
    children: [],
  }
}

test('the lowest monthly payment of all plans is shown with its number of instalments and total', () => {
  const rows = [
    row('card', []),
    row('bnpl', [plan(3, 40_000, 120_000)]),
    row('oney', [plan(4, 30_000, 120_000)]),
  ]
  expect(lowestMonthlyRate(rows)).toEqual({
    installments: 4,
    monthlyPayment: lei(30_000),
    totalAmountDue: lei(120_000),
    apr: 0,
  })
})

test('a plan of a group’s child counts too', () => {
  const child = { ...row('bnpl', [plan(6, 20_000, 120_000)]), children: [] }
  const group = { ...row('tbi-combo', [plan(3, 40_000, 120_000)]), children: [child] }
  expect(lowestMonthlyRate([group])?.installments).toBe(6)
})

test('of equal monthly payments, the plan with the lower total is chosen', () => {
  const rows = [row('standard', [plan(12, 10_000, 125_000), plan(12, 10_000, 120_000)])]
  expect(lowestMonthlyRate(rows)?.totalAmountDue).toEqual(lei(120_000))
})

test('a single later payment is not a monthly rate, and without plans there is none', () => {
  expect(
    lowestMonthlyRate([row('tnpl', [plan(1, 120_000, 120_000)]), row('card', [])]),
  ).toBeUndefined()
})
