import type { Money } from '#domain/money/money.ts'
import { downPaymentError } from '#domain/payment/choose-plan.ts'
import type { InstallmentOption } from '#domain/payment/installment.ts'
import { optionOf } from '#domain/payment/option-of.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import type { PaymentRows } from './rows-now.ts'

type Choice = {
  readonly now: Pick<PaymentRows, 'schemes' | 'financed'>
  readonly row: PaymentRow
  readonly option: InstallmentOption
}

type Calculated = { readonly option: InstallmentOption; readonly downPayment: Money }

/** A valid down payment reduces the financed amount; any other changes nothing. */
export function withDownPayment({ now, row, option }: Choice, minor: number): Calculated {
  const { schemes, financed } = now
  const scheme = schemes.find(
    ({ id, method, installments }) =>
      id === option.schemeId && method === row.type && installments === option.numberOfInstallments,
  )
  const isPaid = minor > 0 && scheme && !downPaymentError(minor, scheme, financed)
  const downPayment = { minor: isPaid ? minor : 0, currency: financed.currency }
  return { option: isPaid ? optionOf(scheme, financed, downPayment) : option, downPayment }
}
