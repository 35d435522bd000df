import type { FieldRules } from '#domain/field/validate.ts'
import type { Market } from '#domain/market/market.ts'
import { downPaymentError } from '#domain/payment/choose-plan.ts'
import { loanRules } from '#domain/payment/loan-rules.ts'
import { planKind } from '#domain/payment/methods.ts'
import type { PaymentRow } from '#domain/payment/rows.ts'
import { chosenOption, downPaymentOf, type PaymentName, type PaymentValues } from './plan-values.ts'
import type { PaymentRows } from './rows-now.ts'

type PaymentRules = Readonly<Partial<Record<PaymentName, FieldRules>>>

type RulesFor = Pick<PaymentRows, 'financed'> & {
  readonly market: Market
  readonly today: string
  readonly row: PaymentRow | undefined
  readonly isOpen: (type: string) => boolean
}

const consent: FieldRules = { required: 'consent' }

/** The rules of the fields on the screen, in their order: those of the chosen method only. */
export function paymentRules(values: PaymentValues, setup: RulesFor): PaymentRules {
  const { row, isOpen } = setup
  const type: FieldRules = { required: 'payment-method', condition: isOpen }
  const kind = row && planKind(row.type)
  if (!row || !kind) return { type, tac: consent }
  // A plan cannot be agreed to before its terms are loaded.
  const plan: FieldRules = row.plans.length > 0 ? {} : { required: true, condition: () => false }
  return kind === 'cofidis'
    ? { type, plan, ...cofidisRules(values, setup, row), tac: consent }
    : { type, plan, consent, tac: consent }
}

/** Spec 5.4. */
function cofidisRules(
  values: PaymentValues,
  { financed, market, today }: RulesFor,
  row: PaymentRow,
): PaymentRules {
  const option = chosenOption(values.plan, row.plans)
  const isLendable = (typed: string) =>
    !option || !downPaymentError(downPaymentOf(typed, financed.currency), option, financed)
  return {
    downPayment: { condition: isLendable },
    ...(values.contact === 'offline' ? loanRules(market, today) : {}),
    loanTac: consent,
    loanGdpr: consent,
  }
}
