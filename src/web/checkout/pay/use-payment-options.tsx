import type { PaymentMethodId } from '#domain/payment/method.ts'
import { planKind } from '#domain/payment/methods.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import { disabledText } from '#web/payment/payment-text.ts'
import { forgottenWithMethod } from '#web/payment/plan-values.ts'
import { RowLogo, RowNotes } from '#web/payment/row-notes.tsx'
import type { PaymentRows } from '#web/payment/rows-now.ts'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import type { RadioOption } from '#web/ui/radio-card.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { FinancingDetails } from './financing-details.tsx'
import type { PaymentFormNow } from './use-payment-form.ts'

type PaymentOptions = {
  readonly options: readonly RadioOption<PaymentMethodId>[]
  /** The chosen row; a group is chosen through its child. */
  readonly value: PaymentMethodId | undefined
  readonly choose: (type: PaymentMethodId) => void
}

/** The rows as they are rendered; a group opens its children, an instalment method its terms (Spec 2.3). */
export function usePaymentOptions(now: PaymentRows, payment: PaymentFormNow): PaymentOptions {
  const { refusals } = useCheckout()
  const text = useText().checkout.payment
  const format = useFormatPrice()
  const chosen = payment.row?.type
  const chooseMethod = (type: PaymentMethodId) =>
    payment.form.choose('type', { type, ...forgottenWithMethod })
  const groupOf = (row: PaymentRow) => (
    <RadioCards
      hideLegend
      legend={text.methods[row.type]}
      name={row.type}
      value={chosen}
      onChange={chooseMethod}
      options={row.children.map(optionOf)}
    />
  )
  const optionOf = (row: PaymentRow): RadioOption<PaymentMethodId> => {
    const reason = disabledText(row, refusals.payments[row.type], text, format)
    return {
      value: row.type,
      title: text.methods[row.type],
      subtitle: <RowNotes row={row} />,
      aside: <RowLogo type={row.type} />,
      ...(reason !== undefined && { disabledReason: reason }),
      ...(planKind(row.type) && { details: <FinancingDetails now={now} payment={payment} /> }),
      ...(row.children.length > 0 && { details: groupOf(row) }),
    }
  }
  const isChosen = (row: PaymentRow) => [row, ...row.children].some(({ type }) => type === chosen)
  return {
    options: now.rows.map(optionOf),
    value: now.rows.find(isChosen)?.type,
    choose: type => chooseMethod(firstOpen(type, now.rows)),
  }
}

/** A group is paid with one of its children: the first available one, until another is chosen. */
function firstOpen(type: PaymentMethodId, rows: readonly PaymentRow[]): PaymentMethodId {
  const children = rows.find(row => row.type === type)?.children ?? []
  return children.find(({ availability }) => availability.kind === 'open')?.type ?? type
}
