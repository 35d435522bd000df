import { smallestStep } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import { covers, type InstallmentOption } from './installment.ts'
import type { PaymentMethodId } from './method.ts'
import { allowsInstallments } from './methods.ts'
import { optionOf } from './option-of.ts'
import type { InstallmentScheme } from './scheme.ts'

/** The known terms of the providers, and the amount to be financed: goods and delivery. */
export type Financing = {
  readonly schemes: readonly InstallmentScheme[]
  readonly total: Money
}

/** The terms of a method; limited to its fixed numbers of installments, if any (Spec 9.1). */
export function schemesOf(id: PaymentMethodId, { schemes, total }: Financing): InstallmentScheme[] {
  // A total that is not payable (half a forint) comes from a forged request; no terms are calculated for it.
  if (total.minor % smallestStep(total.currency) !== 0) return []
  return schemes.filter(
    ({ method, installments, minAmount }) =>
      method === id &&
      // Terms in a former currency of the market cannot be used.
      minAmount.currency === total.currency &&
      allowsInstallments(id, installments),
  )
}

/** The plans of a method for this total, shortest first (Spec 3.1, 9.1). */
export function plansOf(id: PaymentMethodId, financing: Financing): InstallmentOption[] {
  return schemesOf(id, financing)
    .filter(scheme => covers(scheme, financing.total))
    .map(scheme => optionOf(scheme, financing.total))
    .toSorted((one, other) => one.numberOfInstallments - other.numberOfInstallments)
}
