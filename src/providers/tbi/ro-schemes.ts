import { fromWhole } from '#domain/money/currency.ts'
import type { InstallmentScheme } from '#domain/payment/scheme.ts'
import { annuity } from '../payment/annuity.ts'

/** Not confirmed: default terms, used when none are configured, because TBI Romania publishes no terms for its shops. */
export const tbiRoSchemes: readonly InstallmentScheme[] = [
  ...[3, 4].map(months => scheme('bnpl', `${months} rate`, months, 0, 100, 5_000)),
  scheme('tnpl', '30 de zile', 1, 0, 50, 3_000),
  ...[6, 12].map(months => scheme('tnpl-rate', `${months} rate`, months, 18, 100, 5_000)),
]

function scheme(
  method: InstallmentScheme['method'],
  name: string,
  months: number,
  interestRate: number,
  from: number,
  to: number,
): InstallmentScheme {
  return {
    id: `${method}-${months}`,
    method,
    name,
    ...annuity(months, interestRate),
    minAmount: fromWhole(from, 'RON'),
    maxAmount: fromWhole(to, 'RON'),
    isPromo: interestRate === 0,
  }
}
