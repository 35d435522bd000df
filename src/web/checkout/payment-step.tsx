import type { PaymentType } from '#domain/payment/payment.ts'
import { parsePaymentType } from '#domain/payment/payment.ts'
import { useText } from '#web/text/use-text.tsx'
import { useFormatPrice } from '#web/ui/format-price.ts'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { useDesk } from './checkout-desk.tsx'
import { Consents } from './consents.tsx'
import { NoneOpen } from './none-open.tsx'
import { disabledWords, noteWords } from './payment-words.ts'
import { StepForm } from './step-form.tsx'
import { type PaymentValues, usePaymentForm } from './use-payment-form.ts'
import { usePaymentRows } from './use-payment-rows.ts'

const step = 'payment-method'

/** Spec 2.3: selectable rows, the greyed ones with their reason, and the consents. */
export const PaymentStep = () => {
  const { complete, refusals } = useDesk()
  const { payment } = useText().checkout
  const price = useFormatPrice()
  const rows = usePaymentRows()
  const form = usePaymentForm(rows)
  const options = rows.map(row => {
    const reason = disabledWords(row, refusals.payments[row.type], payment, price)
    return {
      value: row.type,
      title: payment.methods[row.type],
      subtitle: noteWords(row, payment, price),
      ...(reason !== undefined && { disabledReason: reason }),
    }
  })
  const submit = (values: PaymentValues) => {
    const type = parsePaymentType(values.type)
    if (type) complete(step, { type, tac: values.tac !== '', newsletter: values.newsletter !== '' })
  }
  const choose = (type: PaymentType) => form.choose('type', { type })
  const isStuck = options.every(option => 'disabledReason' in option)
  const { id, error, label } = form.field('type')
  return (
    <StepForm form={form} onSubmit={submit}>
      {isStuck && <NoneOpen />}
      <div id={id} tabIndex={-1}>
        <RadioCards
          hideLegend
          legend={label}
          name="payment-method"
          value={parsePaymentType(form.values.type)}
          onChange={choose}
          options={options}
          error={error}
        />
      </div>
      <Consents form={form} />
    </StepForm>
  )
}
