import type { PaymentMethodId } from '#domain/payment/method.ts'
import { planKind } from '#domain/payment/methods.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'

/** The methods a placed order can be paid with, the method that failed first. */
export function payableAgain(rows: readonly PaymentRow[], failed: PaymentMethodId): PaymentRow[] {
  return rows
    .flatMap((row): readonly PaymentRow[] => (row.children.length > 0 ? row.children : [row]))
    .toSorted((one, other) => rank(one, failed) - rank(other, failed))
}

/** The instalments of the method that failed are known; those of another must be chosen first. */
export function needsPlan(type: PaymentMethodId, failed: PaymentMethodId): boolean {
  return type !== failed && planKind(type) !== undefined
}

function rank({ type }: PaymentRow, failed: PaymentMethodId): number {
  return type === failed ? 0 : 1
}
