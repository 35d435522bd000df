import { planKindOf } from '#domain/payment/choice.ts'
import { isPaidOnDelivery, type PaymentType } from '#domain/payment/payment.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'

/** How a placed order can be paid: online, for its total stands without a fee; the method that failed first. */
export const payableAgain = (rows: readonly PaymentRow[], failed: PaymentType): PaymentRow[] =>
  rows
    .flatMap((row): readonly PaymentRow[] => (row.children.length > 0 ? row.children : [row]))
    .filter(({ type }) => !isPaidOnDelivery(type))
    .toSorted((one, other) => rank(one, failed) - rank(other, failed))

/** The instalments of the method that failed are known; those of another are chosen first. */
export const needsPlan = (type: PaymentType, failed: PaymentType): boolean =>
  type !== failed && planKindOf(type) !== undefined

const rank = ({ type }: PaymentRow, failed: PaymentType): number => (type === failed ? 0 : 1)
