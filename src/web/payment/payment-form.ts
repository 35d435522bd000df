import type { InstallmentOption } from '#domain/payment/installment.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import type { FinancingText } from '#text/payment/financing-page/ro.ts'
import type { Form } from '../form/use-form.ts'
import type { PaymentName } from './plan-values.ts'
import type { PaymentRows } from './rows-now.ts'

export type PaymentForm = Form<PaymentName>

/** What the details of a method paid in instalments are rendered from. */
export type PlanProps = {
  readonly now: PaymentRows
  readonly form: PaymentForm
  /** The row of a method paid in instalments that can be chosen. */
  readonly row: PaymentRow
  readonly text: FinancingText
}

/** The same, with the chosen option. */
export type OptionProps = PlanProps & { readonly option: InstallmentOption }
