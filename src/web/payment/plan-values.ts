import { fromWhole, minorDigits } from '#domain/money/currency.ts'
import type { Currency } from '#domain/money/money.ts'
import type { InstallmentPlan, LoanPerson, PaymentChoice } from '#domain/payment/choice.ts'
import type { InstallmentOption } from '#domain/payment/installment.ts'
import { parsePaymentMethodId } from '#domain/payment/method.ts'
import { planKind } from '#domain/payment/methods.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import type { Values } from '../form/use-form.ts'

/** The form's fields in their order on the screen; 'yes' if a consent was given, otherwise ''. */
export type PaymentName =
  | 'type'
  | 'plan'
  | 'downPayment'
  | 'contact'
  | keyof LoanPerson
  | 'consent'
  | 'loanTac'
  | 'loanGdpr'
  | 'tac'
  | 'newsletter'

export type PaymentValues = Values<PaymentName>

/** The key of one option among those of a method. */
export function optionKey(option: InstallmentOption): string {
  return `${option.schemeId}/${option.numberOfInstallments}`
}

/** The chosen option; the shortest until another is chosen. */
export function chosenOption(
  key: string,
  plans: readonly InstallmentOption[],
): InstallmentOption | undefined {
  return (
    plans.find(plan => optionKey(plan) === key) ??
    plans.find(plan => String(plan.numberOfInstallments) === key) ??
    plans[0]
  )
}

/** Values that do not carry over to another method: its lender's terms were not agreed to. */
export const forgottenWithMethod = { plan: '', consent: '', loanTac: '', loanGdpr: '' } as const

function yesIf(isGiven: boolean | undefined) {
  return isGiven === true ? 'yes' : ''
}

const noPlan = {
  plan: '',
  downPayment: '',
  contact: 'online',
  customerPhone: '',
  customerMotherName: '',
  customerBirthDate: '',
  consent: '',
  loanTac: '',
  loanGdpr: '',
}

/** Consents are never pre-ticked; those already given remain (Rules of trade). `phone` is the contact's. */
export function valuesOf(choice: PaymentChoice | undefined, phone: string): PaymentValues {
  return {
    ...noPlan,
    customerPhone: phone,
    ...(choice?.plan ? planValues(choice.plan) : {}),
    type: choice?.type ?? '',
    tac: yesIf(choice?.tac),
    newsletter: yesIf(choice?.newsletter),
  }
}

function planValues(plan: InstallmentPlan): Partial<PaymentValues> {
  switch (plan.kind) {
    case 'oney':
      return { plan: String(plan.installments), consent: yesIf(plan.hasConsented) }
    case 'cofidis':
      return {
        plan: `${plan.schemeId}/${plan.installments}`,
        downPayment:
          plan.downPaymentMinor > 0 ? String(plan.downPaymentMinor / 10 ** minorDigits.HUF) : '',
        contact: plan.contact,
        loanTac: yesIf(plan.tac),
        loanGdpr: yesIf(plan.gdpr),
        ...plan.person,
      }
    default:
      return { plan: `${plan.schemeId}/${plan.installments}`, consent: yesIf(plan.hasConsented) }
  }
}

/** The typed down payment in minor units; 0 if the field is empty, `NaN` if the text is not a number. */
export function downPaymentOf(typed: string, currency: Currency): number {
  const digits = typed.trim()
  if (digits === '') return 0
  if (!/^\d{1,9}$/.test(digits)) return Number.NaN
  return fromWhole(Number(digits), currency).minor
}

/** The plan as far as it is chosen; `undefined` while the method's options are not known. */
function planOf(row: PaymentRow, values: PaymentValues): InstallmentPlan | undefined {
  const kind = planKind(row.type)
  const option = chosenOption(values.plan, row.plans)
  if (!kind || !option) return undefined
  const { schemeId, numberOfInstallments: installments } = option
  const hasConsented = values.consent !== ''
  if (kind === 'oney') return { kind, installments: installments === 3 ? 3 : 4, hasConsented }
  if (kind !== 'cofidis') return { kind, schemeId, installments, hasConsented }
  const { customerPhone, customerMotherName, customerBirthDate } = values
  const isOffline = values.contact === 'offline'
  const downPayment = downPaymentOf(values.downPayment, option.totalAmountDue.currency)
  return {
    kind,
    schemeId,
    installments,
    downPaymentMinor: Number.isNaN(downPayment) ? 0 : downPayment,
    contact: isOffline ? 'offline' : 'online',
    tac: values.loanTac !== '',
    gdpr: values.loanGdpr !== '',
    ...(isOffline && { person: { customerPhone, customerMotherName, customerBirthDate } }),
  }
}

/** The form's values as the step saves them; `row` is the chosen method's. */
export function choiceOf(
  values: PaymentValues,
  row: PaymentRow | undefined,
): PaymentChoice | undefined {
  const type = parsePaymentMethodId(values.type)
  if (!type) return undefined
  const plan = row && planOf(row, values)
  return {
    type,
    tac: values.tac !== '',
    newsletter: values.newsletter !== '',
    ...(plan ? { plan } : {}),
  }
}
