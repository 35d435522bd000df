import { useState } from 'react'
import { completedValue, knownValue } from '#domain/checkout/checkout.ts'
import type { FieldError } from '#domain/field/validate.ts'
import { type Language, languageOf } from '#domain/market/market.ts'
import { choosePayment } from '#domain/payment/choose.ts'
import { parsePaymentMethodId } from '#domain/payment/method.ts'
import { planKind } from '#domain/payment/methods.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import { loadFinancingText } from '#text/payment/financing-page/load-financing-text.ts'
import type { FinancingText } from '#text/payment/financing-page/ro.ts'
import { useLoaded } from '#web/client/use-loaded.ts'
import { useForm } from '#web/form/use-form.ts'
import { financingError, financingErrorType } from '#web/payment/error-text.ts'
import type { PaymentForm } from '#web/payment/payment-form.ts'
import { paymentRules } from '#web/payment/payment-rules.ts'
import {
  choiceOf,
  type PaymentName,
  type PaymentValues,
  valuesOf,
} from '#web/payment/plan-values.ts'
import type { PaymentRows } from '#web/payment/rows-now.ts'
import { useText } from '#web/text/use-text.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { refusedFields } from '../refused-fields.ts'
import type { PlanDetails } from './plan-details.tsx'

const step = 'payment-method'

export type PaymentFormNow = {
  readonly form: PaymentForm
  /** The chosen row, if it is available. */
  readonly row: PaymentRow | undefined
  /** The component and the text of instalments; loaded when a method paid in instalments is chosen. */
  readonly financing: ReturnType<typeof useLoaded<Financing>>
}

/** The form of the step: the method, and the fields the chosen one adds. A method that is not available is not chosen. */
export function usePaymentForm(now: PaymentRows): PaymentFormNow {
  const { checkout, save, refusals, today } = useCheckout()
  const { market } = checkout
  const rowOf = (value: string) => openRow(value, now, refusals.payments)
  const [settled, setSettled] = useState(() => {
    const phone = completedValue(checkout, 'contact-details')?.phone ?? ''
    const values = valuesOf(knownValue(checkout, step), phone)
    return rowOf(values.type) ? values : { ...values, type: '' }
  })
  const row = rowOf(settled.type)
  const isFinanced = row !== undefined && planKind(row.type) !== undefined
  const language = languageOf[market]
  const financing = useLoaded(isFinanced ? language : undefined, () => loadFinancing(language))
  const isOpen = (value: string) => rowOf(value) !== undefined
  const rules = paymentRules(settled, { ...now, market, today, row, isOpen })
  const form = useForm<PaymentName>({
    location: step,
    initial: settled,
    rules,
    refused: refusedFields(refusals.field, step, rules as Record<PaymentName, unknown>),
    onSettled: values => {
      setSettled(values)
      const choice = choiceOf(values, rowOf(values.type))
      if (choice) save(step, choice)
    },
    ...usePaymentText(financing, { market, today }),
  })
  return { form, row, financing }
}

function openRow(
  value: string,
  { rows }: PaymentRows,
  refused: ReturnType<typeof useCheckout>['refusals']['payments'],
): PaymentRow | undefined {
  const type = parsePaymentMethodId(value)
  if (!type || refused[type]) return undefined
  const chosen = choosePayment(type, rows)
  return chosen.ok ? chosen.value : undefined
}

/** Labels and messages of the fields; those of a loan once its text is loaded. */
function usePaymentText(
  financing: PaymentFormNow['financing'],
  day: Parameters<typeof financingError>[4],
) {
  const { payment, steps } = useText().checkout
  const text = financing.kind === 'loaded' ? financing.value.text : undefined
  const labels: Partial<PaymentValues> = {
    ...text?.fields,
    ...text?.person,
    ...(text && { downPayment: text.downPayment, contact: text.contact.legend }),
    type: steps[step],
    tac: payment.terms.name,
    newsletter: payment.newsletter,
  }
  const errorText = (name: PaymentName, error: FieldError, value: string) => {
    if (name === 'type' && error.kind === 'generic') return payment.chooseAnother
    return text && financingError(text, name, error, value, day)
  }
  const errorType = (name: PaymentName, error: FieldError, value: string) =>
    financingErrorType(name, error, value, day)
  return { labels, errorText, errorType }
}

/** The component that renders instalments, and its text. */
type Financing = {
  readonly Details: typeof PlanDetails
  readonly text: FinancingText
}

/** Downloaded when a method paid in instalments is chosen: a checkout paid by card does not need it. */
async function loadFinancing(language: Language): Promise<Financing> {
  const [{ PlanDetails: Details }, text] = await Promise.all([
    import('./plan-details.tsx'),
    loadFinancingText(language),
  ])
  return { Details, text }
}
