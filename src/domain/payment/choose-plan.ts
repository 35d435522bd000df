import { cofidisPhoneForm } from '#domain/field/patterns/cofidis-phone.ts'
import { normalizeName } from '#domain/field/patterns/name.ts'
import type { Market } from '#domain/market/market.ts'
import { subtract, zero } from '#domain/money/arithmetic.ts'
import { smallestStep } from '#domain/money/currency.ts'
import type { Money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { type CofidisPlan, cofidisCallOf, type InstallmentPlan, type LoanPerson } from './choice.ts'
import { covers } from './installment.ts'
import { type LoanError, loanErrorOf } from './loan-rules.ts'
import type { PaymentMethodId } from './method.ts'
import { planKind } from './methods.ts'
import { type Financing, schemesOf } from './plans.ts'
import type { InstallmentScheme } from './scheme.ts'
import type { ChosenTerms } from './terms.ts'

export type PlanField =
  | 'plan'
  | 'consent'
  | 'loanTac'
  | 'loanGdpr'
  | 'downPayment'
  | keyof LoanPerson

/** The first invalid field of a plan, and the rule it broke. */
export type PlanError = {
  readonly field: PlanField
  readonly code: LoanError | 'not-offered' | 'too-high'
}

export type PlanQuestion = Financing & {
  readonly market: Market
  readonly type: PaymentMethodId
  readonly plan: InstallmentPlan | undefined
  /** YYYY-MM-DD in the time zone of the market. */
  readonly today: string
}

/**
 * The page and the placing of an order validate the plan against the same schemes. A method without instalments needs
 * no plan, so any plan sent with it is ignored (Spec 3.2, 5.4, 9.1).
 */
export function choosePlan(question: PlanQuestion): Result<ChosenTerms | undefined, PlanError> {
  const { type, plan, total } = question
  const kind = planKind(type)
  if (!kind) return ok(undefined)
  if (!plan) return refuse({ field: 'plan', code: 'required' })
  const scheme = plan.kind === kind ? chosenScheme(plan, question) : undefined
  if (!scheme) return refuse({ field: 'plan', code: 'not-offered' })
  const error = plan.kind === 'cofidis' ? loanError(plan, scheme, question) : consentError(plan)
  if (error) return refuse(error)
  return ok({
    schemeId: scheme.id,
    installments: scheme.installments,
    isPromo: scheme.isPromo,
    downPayment: zero(total.currency),
    wantsCallback: false,
    ...(plan.kind === 'cofidis' ? cofidisTerms(plan, question) : {}),
  })
}

function chosenScheme(
  plan: InstallmentPlan,
  question: PlanQuestion,
): InstallmentScheme | undefined {
  return schemesOf(question.type, question).find(
    scheme =>
      scheme.installments === plan.installments &&
      (plan.kind === 'oney' || scheme.id === plan.schemeId) &&
      covers(scheme, question.total),
  )
}

/** The consent to the instalment provider is required (Spec 5.4). */
function consentError({ hasConsented }: { readonly hasConsented: boolean }) {
  return hasConsented ? undefined : ({ field: 'consent', code: 'required' } satisfies PlanError)
}

const loanFields = ['customerPhone', 'customerMotherName', 'customerBirthDate'] as const

/** Offline, the customer is called: first the personal data is validated, then terms and privacy (Spec 4.3, 5.4). */
function loanError(
  plan: CofidisPlan,
  scheme: InstallmentScheme,
  question: PlanQuestion,
): PlanError | undefined {
  const tooMuch = downPaymentError(plan.downPaymentMinor, scheme, question.total)
  if (tooMuch) return { field: 'downPayment', code: tooMuch }
  if (cofidisCallOf[plan.contact].callback)
    for (const field of loanFields) {
      const code = loanErrorOf(field, plan.person?.[field] ?? '', question)
      if (code) return { field, code }
    }
  if (!plan.tac) return { field: 'loanTac', code: 'required' }
  return plan.gdpr ? undefined : { field: 'loanGdpr', code: 'required' }
}

/** A down payment must be a payable amount below the total, and leave at least the minimum that the barem finances. */
export function downPaymentError(
  minor: number,
  { minAmount }: Pick<InstallmentScheme, 'minAmount'>,
  total: Money,
): 'pattern' | 'too-high' | undefined {
  if (!Number.isSafeInteger(minor) || minor < 0 || minor % smallestStep(total.currency) !== 0)
    return 'pattern'
  if (minor >= total.minor) return 'too-high'
  return subtract(total, { minor, currency: total.currency }).minor < minAmount.minor
    ? 'too-high'
    : undefined
}

function cofidisTerms(
  { contact, downPaymentMinor, person }: CofidisPlan,
  { market, total }: PlanQuestion,
): Partial<ChosenTerms> {
  const { callback: wantsCallback } = cofidisCallOf[contact]
  const downPayment: Money = { minor: downPaymentMinor, currency: total.currency }
  if (!wantsCallback || !person) return { downPayment, wantsCallback }
  return { downPayment, wantsCallback, person: writtenPerson(person, market) }
}

/** The personal data in the format that Cofidis counts and receives. */
function writtenPerson(person: LoanPerson, market: Market): LoanPerson {
  return {
    customerPhone: cofidisPhoneForm(market, person.customerPhone.trim()) ?? person.customerPhone,
    customerMotherName: normalizeName(person.customerMotherName),
    customerBirthDate: person.customerBirthDate.trim(),
  }
}
