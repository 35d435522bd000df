import { add, multiply, subtract, zero } from '#domain/money/arithmetic.ts'
import { fromMinor, smallestStep } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import type { InstallmentOption } from './installment.ts'
import type { InstallmentScheme } from './scheme.ts'

/**
 * The later instalments and the total are the financed amount times the provider's factors; the first instalment is the
 * remainder, so that all add up (Spec 3.1, providers.md). Throws on another currency.
 */
export function optionOf(
  scheme: InstallmentScheme,
  amount: Money,
  downPayment: Money = zero(amount.currency),
): InstallmentOption {
  const financed = subtract(amount, downPayment)
  const due = times(financed, scheme.totalDueFactor)
  const monthlyPayment = laterPayment(scheme, financed, due)
  const { minAmount, maxAmount, interestRate, apr, isPromo, name } = scheme
  return {
    schemeId: scheme.id,
    numberOfInstallments: scheme.installments,
    initialPayment: subtract(due, multiply(monthlyPayment, scheme.installments - 1)),
    monthlyPayment,
    totalAmountDue: add(downPayment, due),
    interestRate,
    apr,
    minAmount,
    maxAmount,
    isPromo,
    name,
  }
}

/** Rounding up many small instalments may exceed the total: then they are rounded down, as some providers always do. */
function laterPayment(
  { installments, installmentFactor, roundsDown }: InstallmentScheme,
  financed: Money,
  due: Money,
): Money {
  const rounded = times(financed, installmentFactor)
  if (!roundsDown && rounded.minor * (installments - 1) <= due.minor) return rounded
  const step = smallestStep(due.currency)
  return fromMinor(Math.floor(due.minor / installments / step) * step, due.currency)
}

// A half lost to a binary fraction (12.5 stored as 12.4999999) still counts as a half.
const precision = 1e6

/** Rounds half up to the smallest payable amount: a ban, a stotinka, a cent, a whole forint. */
function times(money: Money, factor: number): Money {
  const step = smallestStep(money.currency)
  const exact = Math.round(((money.minor * factor) / step) * precision) / precision
  return fromMinor(Math.floor(exact + 0.5) * step, money.currency)
}
