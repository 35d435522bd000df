import { expect, test } from 'vitest'
import type { Money } from '#domain/money/money.ts'
import type { InstallmentPlan } from '#domain/payment/choice.ts'
import type { InstallmentOption } from '#domain/payment/installment.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import { financingBg } from '#text/payment/financing-page/bg.ts'
import { financingEl } from '#text/payment/financing-page/el.ts'
import { financingHu } from '#text/payment/financing-page/hu.ts'
import { type FinancingText, financingRo } from '#text/payment/financing-page/ro.ts'
import { planText } from './plan-text.ts'

function money(minor: number): Money {
  return { minor, currency: 'HUF' }
}
function ft(units: number) {
  return money(units * 100)
}

const terms = { interestRate: 0, apr: 0, isPromo: false, name: 'x' }
const bounds = { minAmount: ft(40_000), maxAmount: ft(1_500_000) }

function anOption(schemeId: string, months: number, monthly: number): InstallmentOption {
  return {
    schemeId,
    numberOfInstallments: months,
    initialPayment: ft(monthly),
    monthlyPayment: ft(monthly),
    totalAmountDue: ft(months * monthly),
    ...terms,
    ...bounds,
  }
}

function aRow(type: PaymentMethodId, ...plans: InstallmentOption[]): PaymentRow {
  return {
    type,
    availability: { kind: 'open' },
    collectionFee: ft(0),
    plans,
    children: [],
  }
}

const price = { total: ({ minor }: Money) => `${minor / 100} X` }

function textFor(
  type: PaymentMethodId,
  plan: InstallmentPlan | undefined,
  rows: readonly PaymentRow[],
  text: FinancingText = financingRo,
) {
  return planText(
    { type, tac: true, newsletter: false, ...(plan && { plan }) },
    {
      rows,
      financed: ft(120_000),
      schemes: [
        {
          id: '131',
          method: 'cofidis',
          installments: 10,
          ...terms,
          ...bounds,
          installmentFactor: 0.1,
          totalDueFactor: 1,
        },
      ],
    },
    text,
    price,
  )
}

const oney: InstallmentPlan = { kind: 'oney', installments: 3, hasConsented: true }
const rows = [aRow('card'), aRow('oney', anOption('3X', 3, 400), anOption('4X', 4, 300))]

test.each([
  ['ro', financingRo, '3 rate, 400 X pe lună'],
  ['bg', financingBg, '3 вноски, 400 X на месец'],
  ['hu', financingHu, '3 részlet, havi 400 X'],
  ['el', financingEl, '3 δόσεις, 400 X τον μήνα'],
] as const)('the chosen instalments are shown with their monthly amount: %s', (_, text, label) => {
  expect(textFor('oney', oney, rows, text)).toBe(label)
})

function tbi(schemeId: string, installments: number): InstallmentPlan {
  return {
    kind: 'tbi',
    schemeId,
    installments,
    hasConsented: true,
  }
}

test('with two schemes of the same number of instalments, the chosen one is shown', () => {
  const two = [aRow('standard', anOption('a', 12, 100), anOption('b', 12, 90))]
  expect(textFor('standard', tbi('b', 12), two)).toBe('12 rate, 90 X pe lună')
})

test('a method within a group is found', () => {
  const promo = { ...aRow('promo', anOption('p', 6, 200)), children: [] }
  const group = { ...aRow('tbi-combo'), children: [promo] }
  expect(textFor('promo', tbi('p', 6), [group])).toBe('6 rate, 200 X pe lună')
})

test.each([
  [0, '10 részlet, havi 12000 X'],
  [2_000_000, '10 részlet, havi 10000 X'],
] as const)('the monthly amount after a down payment of %i', (downPaymentMinor, text) => {
  const plan: InstallmentPlan = {
    kind: 'cofidis',
    schemeId: '131',
    installments: 10,
    downPaymentMinor,
    contact: 'online',
    tac: true,
    gdpr: true,
  }
  const offered = [aRow('cofidis', anOption('131', 10, 12_000))]
  expect(textFor('cofidis', plan, offered, financingHu)).toBe(text)
})

test('only the number of instalments is shown while the terms are not known', () => {
  expect(textFor('oney', oney, [aRow('oney')])).toBe('3 rate')
})

test('a single payment has no monthly amount', () => {
  const once = [aRow('bnpl', anOption('n', 1, 1_200))]
  expect(textFor('bnpl', tbi('n', 1), once)).toBe('O singură rată')
})

test('a method without a plan has no plan text', () => {
  expect(textFor('card', undefined, rows)).toBe(undefined)
})
