import { compare } from '#domain/money/arithmetic.ts'
import type { Money } from '#domain/money/money.ts'
import type { PaymentRow } from './rows.ts'

/** A monthly rate for a price; always shown with its number of instalments, its total and its APR. */
export type MonthlyRate = {
  readonly installments: number
  readonly monthlyPayment: Money
  readonly totalAmountDue: Money
  readonly apr: number
}

/** The available plan with the lowest monthly payment; of equal ones the cheapest (Rules of trade, product page). */
export function lowestMonthlyRate(rows: readonly PaymentRow[]): MonthlyRate | undefined {
  const [lowest] = rows
    .flatMap(({ plans, children }) => [...plans, ...children.flatMap(child => child.plans)])
    .filter(({ numberOfInstallments }) => numberOfInstallments > 1)
    .toSorted(
      (one, other) =>
        compare(one.monthlyPayment, other.monthlyPayment) ||
        compare(one.totalAmountDue, other.totalAmountDue),
    )
  if (!lowest) return undefined
  const { numberOfInstallments: installments, monthlyPayment, totalAmountDue, apr } = lowest
  return { installments, monthlyPayment, totalAmountDue, apr }
}
