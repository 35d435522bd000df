import { describe, expect, test } from 'vitest'
import { isAccepted } from '#domain/field/validate.ts'
import type { InstallmentOption } from '#domain/payment/installment.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { paymentRules } from './payment-rules.ts'
import { type PaymentValues, valuesOf } from './plan-values.ts'

function ft(units: number) {
  return { minor: units * 100, currency: 'HUF' } as const
}

const option: InstallmentOption = {
  schemeId: '131',
  numberOfInstallments: 10,
  initialPayment: ft(10_000),
  monthlyPayment: ft(10_000),
  totalAmountDue: ft(100_000),
  interestRate: 0,
  apr: 0,
  minAmount: ft(40_000),
  maxAmount: ft(1_500_000),
  isPromo: false,
  name: 'x',
}

function rulesOf(
  type: PaymentMethodId | undefined,
  changes: Partial<PaymentValues> = {},
  plans: readonly InstallmentOption[] = [option],
) {
  return paymentRules(
    { ...valuesOf(undefined, ''), ...changes },
    {
      market: 'hu',
      today: '2026-11-22',
      financed: ft(100_000),
      isOpen: candidate => candidate === type,
      row: type && {
        type,
        availability: { kind: 'open' },
        collectionFee: ft(0),
        plans,
        children: [],
      },
    },
  )
}

describe('the required fields of the payment step', () => {
  test.each([
    [undefined, {}, ['type', 'tac']],
    ['card', {}, ['type', 'tac']],
    ['oney', {}, ['type', 'plan', 'consent', 'tac']],
    ['bnpl', {}, ['type', 'plan', 'consent', 'tac']],
    ['cofidis', {}, ['type', 'plan', 'downPayment', 'loanTac', 'loanGdpr', 'tac']],
    [
      'cofidis-promo',
      { contact: 'offline' },
      [
        'type',
        'plan',
        'downPayment',
        'customerPhone',
        'customerMotherName',
        'customerBirthDate',
        'loanTac',
        'loanGdpr',
        'tac',
      ],
    ],
  ] as const)('the fields for %s with %j', (type, changes, fields) => {
    expect(Object.keys(rulesOf(type, changes))).toEqual(fields)
  })

  test('a method that is not available is not accepted', () => {
    const { type } = rulesOf('card')
    expect([isAccepted('card', type ?? {}), isAccepted('oney', type ?? {})]).toEqual([true, false])
  })

  test('a plan is not accepted before its terms are loaded, even one that was chosen before', () => {
    const waiting = rulesOf('oney', {}, []).plan ?? {}
    expect([isAccepted('', waiting), isAccepted('3', waiting)]).toEqual([false, false])
    expect(isAccepted('', rulesOf('oney').plan ?? {})).toBe(true)
  })

  test.each([
    ['', true],
    ['60000', true],
    ['60001', false],
    ['100000', false],
  ])(
    'a down payment of %j on 100,000 Ft, of which at least 40,000 must be financed, is accepted: %s',
    (typed, isRight) => {
      expect(isAccepted(typed, rulesOf('cofidis').downPayment ?? {})).toBe(isRight)
    },
  )
})
