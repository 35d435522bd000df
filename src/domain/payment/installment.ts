import { compare } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import type { TotalAmountRule } from './settings.ts'

/**
 * Rates are annual percentages. `initialPayment` is the first instalment, `monthlyPayment` each later one: together
 * with a down payment they add up to the total amount due (Spec 3.1).
 */
export type InstallmentOption = {
  /** With the number of installments it identifies one option of a method. */
  readonly schemeId: string
  readonly numberOfInstallments: number
  readonly initialPayment: Money
  readonly monthlyPayment: Money
  readonly totalAmountDue: Money
  readonly interestRate: number
  readonly apr: number
  readonly minAmount: Money
  readonly maxAmount: Money
  readonly isPromo: boolean
  readonly name: string
}

/** The amounts that some terms cover; both bounds are inclusive. */
export type AmountRange = Pick<InstallmentOption, 'minAmount' | 'maxAmount'>

/** Applies the provider's minimum and maximum amounts as well; the tighter bound counts (Spec 9.1). */
export function narrowedBy(rule: TotalAmountRule, ranges: readonly AmountRange[]): TotalAmountRule {
  const lower = smallestOf(ranges.map(range => range.minAmount))
  const upper = largestOf(ranges.map(range => range.maxAmount))
  const lowerBound = largestOf([rule.lowerBound, lower].filter(bound => bound !== undefined))
  const upperBound = smallestOf([rule.upperBound, upper].filter(bound => bound !== undefined))
  return { ...(lowerBound ? { lowerBound } : {}), ...(upperBound ? { upperBound } : {}) }
}

export function covers({ minAmount, maxAmount }: AmountRange, amount: Money): boolean {
  return compare(amount, minAmount) >= 0 && compare(amount, maxAmount) <= 0
}

function smallestOf(amounts: readonly Money[]): Money | undefined {
  return amounts.toSorted(compare)[0]
}

function largestOf(amounts: readonly Money[]): Money | undefined {
  return amounts.toSorted(compare).at(-1)
}
