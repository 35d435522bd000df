import type { Market } from '#domain/market/market.ts'
import { compare } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import type { PaymentType } from './payment.ts'
import type { TotalAmountRule } from './settings.ts'

/** Spec 3.1. `interestRate` is a yearly percentage. */
export type InstallmentOption = {
  readonly numberOfInstallments: number
  readonly initialPayment: Money
  readonly monthlyPayment: Money
  readonly totalAmountDue: Money
  readonly interestRate: number
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
export const showsFirstRate = (market: Market, type: PaymentType): boolean =>
  !withoutFirstRate[market].includes(type)

/** Spec 9.1: the provider's minimum and maximum amounts also apply; the tighter bound of the two counts. */
export const narrowedBy = (
  rule: TotalAmountRule,
  options: readonly InstallmentOption[],
): TotalAmountRule => {
  const lower = smallestOf(options.map(option => option.minAmount))
  const upper = largestOf(options.map(option => option.maxAmount))
  const lowerBound = largestOf([rule.lowerBound, lower].filter(bound => bound !== undefined))
  const upperBound = smallestOf([rule.upperBound, upper].filter(bound => bound !== undefined))
  return { ...(lowerBound ? { lowerBound } : {}), ...(upperBound ? { upperBound } : {}) }
}

const smallestOf = (amounts: readonly Money[]): Money | undefined => amounts.toSorted(compare)[0]

const largestOf = (amounts: readonly Money[]): Money | undefined => amounts.toSorted(compare).at(-1)
