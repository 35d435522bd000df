import { describe, expect, test } from 'vitest'
import { optionOf } from './option-of.ts'
import { aScheme } from './payment.builders.ts'

function ron(minor: number) {
  return { minor, currency: 'RON' } as const
}
function ft(units: number) {
  return { minor: units * 100, currency: 'HUF' } as const
}

describe('an option of a scheme', () => {
  test('an option has the terms of the provider and the amounts for this total', () => {
    const scheme = aScheme({
      id: 'b12',
      installments: 12,
      installmentFactor: 0.0917,
      totalDueFactor: 1.1004,
      interestRate: 18,
      apr: 19.6,
      name: '12 luni',
    })
    expect(optionOf(scheme, ron(100_000))).toEqual({
      schemeId: 'b12',
      numberOfInstallments: 12,
      initialPayment: ron(9_170),
      monthlyPayment: ron(9_170),
      totalAmountDue: ron(110_040),
      interestRate: 18,
      apr: 19.6,
      minAmount: ron(0),
      maxAmount: ron(1_000_000),
      isPromo: false,
      name: '12 luni',
    })
  })

  test('the first instalment includes the remainder of the division', () => {
    const { initialPayment, monthlyPayment, totalAmountDue } = optionOf(
      aScheme({ installments: 3, installmentFactor: 1 / 3 }),
      ron(10_000),
    )
    expect([initialPayment, monthlyPayment, totalAmountDue]).toEqual([
      ron(3_334),
      ron(3_333),
      ron(10_000),
    ])
  })

  test.each([
    [10_001, 2_500],
    [10_002, 2_501],
    [10_003, 2_501],
  ])('a quarter of %i bani is %i, with halves rounded up', (amount, monthly) => {
    expect(optionOf(aScheme(), ron(amount)).monthlyPayment).toEqual(ron(monthly))
  })

  test('a half lost by the binary fraction of the factor is still rounded up', () => {
    const twelfth = aScheme({ installments: 12, installmentFactor: 1 / 12 })
    expect(optionOf(twelfth, ron(100_002)).monthlyPayment).toEqual(ron(8_334))
  })

  test('instalments in forints are whole', () => {
    const scheme = aScheme({ minAmount: ft(0), maxAmount: ft(1_000_000) })
    const { initialPayment, monthlyPayment } = optionOf(scheme, ft(100_001))
    expect([initialPayment, monthlyPayment]).toEqual([ft(25_001), ft(25_000)])
  })

  test('only the amount left after a down payment is financed, and the total includes both', () => {
    const scheme = aScheme({ installmentFactor: 0.26, totalDueFactor: 1.04 })
    const { initialPayment, monthlyPayment, totalAmountDue } = optionOf(
      scheme,
      ron(100_000),
      ron(20_000),
    )
    expect([initialPayment, monthlyPayment, totalAmountDue]).toEqual([
      ron(20_800),
      ron(20_800),
      ron(103_200),
    ])
  })

  test('many small instalments are rounded down so that they do not exceed the total', () => {
    const scheme = aScheme({ installments: 20, installmentFactor: 0.05 })
    const { initialPayment, monthlyPayment } = optionOf(scheme, ron(113))
    expect([initialPayment, monthlyPayment]).toEqual([ron(18), ron(5)])
  })

  test('small instalments that add up to the total leave zero for the first one', () => {
    const scheme = aScheme({ installments: 20, installmentFactor: 0.05 })
    const { initialPayment, monthlyPayment } = optionOf(scheme, ron(19))
    expect([initialPayment, monthlyPayment]).toEqual([ron(0), ron(1)])
  })

  test('instalments that are rounded down are whole forints', () => {
    const scheme = aScheme({ installments: 20, installmentFactor: 0.05 })
    const { initialPayment, monthlyPayment } = optionOf(scheme, ft(113))
    expect([initialPayment, monthlyPayment]).toEqual([ft(18), ft(5)])
  })

  test.each([
    [100_001, 33_335, 33_333],
    [100_000, 33_334, 33_333],
    [99_999, 33_333, 33_333],
    [152_300, 50_768, 50_766],
  ])(
    'of %i bani, a provider that rounds down collects %i first and %i later',
    (amount, first, later) => {
      const scheme = aScheme({ installments: 3, installmentFactor: 1 / 3, roundsDown: true })
      const { initialPayment, monthlyPayment } = optionOf(scheme, ron(amount))
      expect([initialPayment, monthlyPayment]).toEqual([ron(first), ron(later)])
    },
  )

  test('a single instalment is the full amount', () => {
    const scheme = aScheme({ installments: 1, installmentFactor: 1 })
    expect(optionOf(scheme, ron(50_000))).toMatchObject({
      initialPayment: ron(50_000),
      totalAmountDue: ron(50_000),
    })
  })
})
