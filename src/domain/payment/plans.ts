import { smallestStep } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import { covers, fixedTerms, type InstallmentOption } from './installment.ts'
import { optionOf } from './option-of.ts'
import type { PaymentType } from './payment.ts'
import type { InstallmentScheme } from './scheme.ts'

/** What is known of the providers' terms, and the amount that would be financed: goods and delivery. */
export type Financing = {
  readonly schemes: readonly InstallmentScheme[]
  readonly total: Money
}

/** Spec 9.1: the terms of a method, where it is fixed to some numbers of installments only those. */
export function schemesOf(type: PaymentType, { schemes, total }: Financing): InstallmentScheme[] {
  // A total that nobody can pay (half a forint) comes from a forged request; no terms are reckoned of it.
  if (total.minor % smallestStep(total.currency) !== 0) return []
  return schemes.filter(
    ({ method, installments, minAmount }) =>
      method === type &&
      // Terms published in a currency the market has left cannot be reckoned with.
      minAmount.currency === total.currency &&
      (fixedTerms[type]?.includes(installments) ?? true),
  )
}

/** Spec 3.1 and 9.1: what a method can be paid by at this total, the shortest first. */
export function plansOf(type: PaymentType, financing: Financing): InstallmentOption[] {
  return schemesOf(type, financing)
    .filter(scheme => covers(scheme, financing.total))
    .map(scheme => optionOf(scheme, financing.total))
    .toSorted((one, other) => one.numberOfInstallments - other.numberOfInstallments)
}
