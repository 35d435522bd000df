import { knownValue } from '#domain/checkout/checkout.ts'
import { choosePayment } from '#domain/payment/choose.ts'
import { parsePaymentType } from '#domain/payment/payment.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import { useText } from '#web/text/use-text.tsx'
import { useDesk } from './checkout-desk.tsx'
import { refusedFields } from './refused-fields.ts'
import { useForm, type Values } from './use-form.ts'

const step = 'payment-method'

/** 'yes' where a consent was given, else ''. */
export type PaymentValues = Values<'type' | 'tac' | 'newsletter'>

const rules = { type: { required: true }, tac: { required: true } }

const said = (isGiven: boolean | undefined) => (isGiven === true ? 'yes' : '')

/** Rules of trade: consents are never pre-ticked; those given stay given. A method that is not open is not chosen. */
export const usePaymentForm = (rows: readonly PaymentRow[]) => {
  const { checkout, keep, refusals } = useDesk()
  const { payment, steps } = useText().checkout
  const known = knownValue(checkout, step)
  const isOpen = known && !refusals.payments[known.type] && choosePayment(known.type, rows).ok
  return useForm<keyof PaymentValues>({
    location: step,
    initial: {
      type: isOpen ? known.type : '',
      tac: said(known?.tac),
      newsletter: said(known?.newsletter),
    },
    rules,
    labels: { type: steps[step], tac: payment.terms.name, newsletter: payment.newsletter },
    refused: refusedFields(refusals.field, step, rules),
    onSettled: ({ type: written, tac, newsletter }) => {
      const type = parsePaymentType(written)
      if (type) keep(step, { type, tac: tac !== '', newsletter: newsletter !== '' })
    },
  })
}
