import type { ReactNode } from 'react'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import { planKind } from '#domain/payment/methods.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import { disabledText, feeText } from '#web/payment/payment-text.ts'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import type { RadioOption } from '#web/ui/radio-card.tsx'
import { needsPlan } from './payable-again.ts'

/** The rows as text; a disabled one gives its reason, one whose instalments must be chosen opens them. */
export function useAgainOptions(
  rows: readonly PaymentRow[],
  failed: PaymentMethodId,
  planOf: (row: PaymentRow) => ReactNode,
): RadioOption<PaymentMethodId>[] {
  const { checkout, order } = useText()
  const price = useFormatPrice()
  return rows.map(row => {
    const isWithoutTerms = needsPlan(row.type, failed) && row.plans.length === 0
    const reason =
      disabledText(row, undefined, checkout.payment, price) ??
      (isWithoutTerms ? checkout.payment.unavailable : undefined)
    const fee = feeText(row, checkout.payment, price)
    const isOnSameTerms = row.type === failed && planKind(row.type) !== undefined
    return {
      value: row.type,
      title: checkout.payment.methods[row.type],
      ...(isOnSameTerms && { subtitle: order.failed.sameTerms }),
      ...(fee !== undefined && { subtitle: fee }),
      ...(reason !== undefined && { disabledReason: reason }),
      ...(needsPlan(row.type, failed) && { details: planOf(row) }),
    }
  })
}
