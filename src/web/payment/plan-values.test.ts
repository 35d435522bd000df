import { describe, expect, test } from 'vitest'
import type { InstallmentPlan } from '#domain/payment/choice.ts'
import type { InstallmentOption } from '#domain/payment/installment.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import { choiceOf, chosenOption, downPaymentOf, valuesOf } from './plan-values.ts'

function ft(units: number) {
  return { minor: units * 100, currency: 'HUF' } as const
}

function anOption(schemeId: string, numberOfInstallments: number): InstallmentOption {
  return {
    schemeId,
    numberOfInstallments,
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

/** The initial values of the form when it is reopened with a choice. */
function reopened(type: PaymentMethodId, plan: InstallmentPlan) {
  return valuesOf({ type, plan, tac: true, newsletter: false }, '+36301234567')
}

describe('the chosen option', () => {
  const plans = [anOption('131', 10), anOption('131', 12), anOption('93', 12)]

  test('the chosen option is named by scheme and number of instalments', () => {
    expect(chosenOption('93/12', plans)).toBe(plans[2])
  })

  test('the first option is chosen until another is, and when the chosen one no longer exists', () => {
    expect(chosenOption('', plans)).toBe(plans[0])
    expect(chosenOption('131/24', plans)).toBe(plans[0])
    expect(chosenOption('131/10', [])).toBe(undefined)
  })

  test('an Oney option is found again by its number of instalments', () => {
    const oney = [anOption('3XP', 3), anOption('4XP', 4)]
    const { plan } = reopened('oney', { kind: 'oney', installments: 4, hasConsented: true })
    expect(chosenOption(plan, oney)).toBe(oney[1])
  })
})

describe('a plan is unchanged after a round trip through the form', () => {
  const cases: readonly [PaymentMethodId, InstallmentPlan][] = [
    ['oney', { kind: 'oney', installments: 4, hasConsented: true }],
    ['standard', { kind: 'tbi', schemeId: 'a', installments: 12, hasConsented: true }],
    ['promo', { kind: 'tbi', schemeId: 'a', installments: 6, hasConsented: false }],
    [
      'cofidis',
      {
        kind: 'cofidis',
        schemeId: '131',
        installments: 10,
        downPaymentMinor: 5_000_000,
        contact: 'online',
        tac: true,
        gdpr: false,
      },
    ],
    [
      'cofidis',
      {
        kind: 'cofidis',
        schemeId: '131',
        installments: 10,
        downPaymentMinor: 0,
        contact: 'offline',
        tac: true,
        gdpr: true,
        person: {
          customerPhone: '+36301234567',
          customerMotherName: 'Kovács Anna',
          customerBirthDate: '1990-02-28',
        },
      },
    ],
  ]

  test.each(cases)('the plan of %s is unchanged: %j', (type, plan) => {
    const schemeId = plan.kind === 'oney' ? '4XP' : plan.schemeId
    const row = aRow(type, anOption('other', 3), anOption(schemeId, plan.installments))
    const choice = choiceOf(reopened(type, plan), row)
    expect(choice).toEqual({ type, tac: true, newsletter: false, plan })
  })
})

describe('the choice that a form makes', () => {
  test('a choice has no plan while the terms are not loaded', () => {
    const values = { ...valuesOf(undefined, ''), type: 'oney' }
    expect(choiceOf(values, aRow('oney'))).toEqual({ type: 'oney', tac: false, newsletter: false })
  })

  test('a choice has no plan for a method that needs none', () => {
    const values = { ...valuesOf(undefined, ''), type: 'card', tac: 'yes' }
    expect(choiceOf(values, aRow('card'))).toEqual({ type: 'card', tac: true, newsletter: false })
  })

  test('a Cofidis application online carries no personal data', () => {
    const values = { ...valuesOf(undefined, '+36301234567'), type: 'cofidis' }
    const choice = choiceOf(values, aRow('cofidis', anOption('131', 10)))
    expect(choice?.plan).not.toHaveProperty('person')
  })

  test('there is no choice before a method is chosen', () => {
    expect(choiceOf(valuesOf(undefined, ''), undefined)).toBe(undefined)
  })
})

test('by default nothing is ticked and the contact is online', () => {
  expect(valuesOf(undefined, '')).toMatchObject({
    consent: '',
    loanTac: '',
    loanGdpr: '',
    tac: '',
    newsletter: '',
    contact: 'online',
  })
})

test.each([
  ['', 0],
  ['50000', 5_000_000],
  ['x', Number.NaN],
  ['1.5', Number.NaN],
  ['9999999999', Number.NaN],
])('a down payment typed as %j is %d hundredths of a forint', (typed, minor) => {
  expect(downPaymentOf(typed, 'HUF')).toBe(minor)
})
