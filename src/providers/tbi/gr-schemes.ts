import { fromWhole } from '#domain/money/currency.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import { annuity } from '../payment/annuity.ts'

/** Not confirmed: default terms, used when none are configured, because TBI Greece publishes no terms for its shops. */
export const tbiGrSchemes: readonly InstallmentScheme[] = [
  scheme('bnpl', 4, 0, 50, 1_500),
  ...[3, 6, 9, 12].map(months => scheme('promoMulti', months, 0, 150, 3_000)),
  ...[6, 12, 18, 24, 36].map(months => scheme('standard', months, 13.9, 150, 6_000)),
]

function scheme(
  method: InstallmentScheme['method'],
  months: number,
  interestRate: number,
  from: number,
  to: number,
): InstallmentScheme {
  return {
    id: `${method}-${months}`,
    method,
    name: `${months} δόσεις`,
    ...annuity(months, interestRate),
    minAmount: fromWhole(from, 'EUR'),
    maxAmount: fromWhole(to, 'EUR'),
    isPromo: interestRate === 0,
  }
}
