import { planKindOf } from '#domain/payment/choice.ts'
import { isPaidOnDelivery, type PaymentType } from '#domain/payment/payment.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'

/**
 * The methods a placed order can be paid with: online only, because its total is fixed without a fee; the method
 * that failed first.
 */
export function payableAgain(rows: readonly PaymentRow[], failed: PaymentType): PaymentRow[] {
  return rows
    .flatMap((row): readonly PaymentRow[] => (row.children.length > 0 ? row.children : [row]))
    .filter(({ type }) => !isPaidOnDelivery(type))
    .toSorted((one, other) => rank(one, failed) - rank(other, failed))
}

/** The instalments of the method that failed are known; those of another must be chosen first. */
export function needsPlan(type: PaymentType, failed: PaymentType): boolean {
  return type !== failed && planKindOf(type) !== undefined
}

function rank({ type }: PaymentRow, failed: PaymentType): number {
  return type === failed ? 0 : 1
}
