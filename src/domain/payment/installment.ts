import type { Market } from '#domain/market/market.ts'
import { compare } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import type { PaymentMethodId } from './method.ts'
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

/** The numbers of installments to which a method is limited; other methods use what the provider offers (Spec 9.1). */
export const fixedTerms: Readonly<Partial<Record<PaymentMethodId, readonly number[]>>> = {
  oney: [3, 4],
  'cofidis-promo': [6],
  'cofidis-promo-ten': [10],
}

const withoutFirstRate: Record<Market, readonly PaymentMethodId[]> = {
  ro: [],
  bg: [],
  hu: [],
  gr: ['standard', 'promoMulti'],
}

/** The summary of the Greek standard and promoMulti types hides the first rate (Spec 9.1). */
export function showsFirstRate(market: Market, type: PaymentMethodId): boolean {
  return !withoutFirstRate[market].includes(type)
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
