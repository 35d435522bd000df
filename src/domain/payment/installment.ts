import type { Market } from '#domain/market/market.ts'
import { compare } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import type { PaymentType } from './payment.ts'
import type { TotalAmountRule } from './settings.ts'

/**
 * Spec 3.1. Rates are yearly percentages. `initialPayment` is the first instalment, `monthlyPayment` each
 * later one: with a down payment they add up to the total amount due.
 */
export type InstallmentOption = {
  /** With the number of installments it names one option of a method. */
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

/** Spec 9.1: the numbers of installments a method is fixed to; the others take what the provider offers. */
export const fixedTerms: Readonly<Partial<Record<PaymentType, readonly number[]>>> = {
  oney: [3, 4],
  'cofidis-promo': [6],
  'cofidis-promo-ten': [10],
}

const withoutFirstRate: Record<Market, readonly PaymentType[]> = {
  ro: [],
  bg: [],
  hu: [],
  gr: ['standard', 'promoMulti'],
}

/** Spec 9.1: the summary of the Greek standard and promoMulti types hides the first rate. */
export function showsFirstRate(market: Market, type: PaymentType): boolean {
  return !withoutFirstRate[market].includes(type)
}

/** What some terms are given for; both bounds are inclusive. */
export type AmountRange = Pick<InstallmentOption, 'minAmount' | 'maxAmount'>

/** Spec 9.1: the provider's minimum and maximum amounts also apply; the tighter bound of the two counts. */
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
