import type { PaymentChoice } from '#domain/payment/choice.ts'
import type { FinancingText } from '#text/payment/financing-page/ro.ts'
import type { PriceWriter } from '#web/ui/format-price.ts'
import type { PaymentRows } from './rows-now.ts'
import { withDownPayment } from './with-down-payment.ts'

/** How many instalments were chosen and the amount per month, which is omitted if it is not known. */
export function planText(
  { type, plan }: PaymentChoice,
  now: Pick<PaymentRows, 'rows' | 'schemes' | 'financed'>,
  text: Pick<FinancingText, 'rates' | 'perMonth'>,
  price: Pick<PriceWriter, 'total'>,
): string | undefined {
  if (!plan) return undefined
  const rates = text.rates(plan.installments)
  const row = now.rows.flatMap(each => [each, ...each.children]).find(each => each.type === type)
  const chosen = row?.plans.find(
    ({ schemeId, numberOfInstallments }) =>
      numberOfInstallments === plan.installments &&
      (plan.kind === 'oney' || schemeId === plan.schemeId),
  )
  if (!row || !chosen || plan.installments === 1) return rates
  const downPaid = plan.kind === 'cofidis' ? plan.downPaymentMinor : 0
  const { option } = withDownPayment({ now, row, option: chosen }, downPaid)
  return `${rates}, ${text.perMonth(price.total(option.monthlyPayment))}`
}
