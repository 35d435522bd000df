import type { Company } from '#domain/address/company.ts'
import { isSamePerson } from '#domain/address/contact.ts'
import { isOfferedIn } from '#domain/delivery/offered.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  type Checkout,
  completedValue,
  knownValue,
  type StepName,
  type StepState,
  type StepValues,
  stepNames,
} from './checkout.ts'
import { fitsBilling, fitsChoice, fitsPaymentRules } from './fits.ts'

export type StepRefusal =
  | { readonly kind: 'step-not-open'; readonly step: StepName }
  | { readonly kind: 'does-not-fit'; readonly step: StepName }

/**
 * Completing the edited step opens the next one that is not completed. Values that no longer fit a changed delivery or
 * customer are cleared and must be entered again (Spec 4.1).
 */
export function complete<Name extends StepName>(
  checkout: Checkout,
  step: Name,
  value: StepValues[Name],
): Result<Checkout, StepRefusal> {
  if (checkout.steps[step].kind !== 'editing') return refuse({ kind: 'step-not-open', step })
  const completed = withContactBilled(
    checkout,
    withStep(checkout, step, { kind: 'completed', value }),
  )
  const fitting = withoutUnfit(completed)
  if (fitting.steps[step].kind !== 'completed') return refuse({ kind: 'does-not-fit', step })
  return ok(openNext(fitting))
}

/**
 * A person whose parcel comes by courier is billed as its recipient, at its address: nothing is asked twice. Billing that
 * was entered otherwise stays; a company that was reached as the recipient still is.
 */
function withContactBilled(before: Checkout, checkout: Checkout): Checkout {
  const person = completedValue(checkout, 'contact-details')
  const isCourier = completedValue(checkout, 'delivery-method')?.method === 'courier'
  const billing = knownValue(checkout, 'billing-details')
  if (person && billing?.kind === 'corporate' && lacksOnlyContact(billing.company)) {
    const { email, phone } = person
    const value = { ...billing, company: { ...billing.company, email, phone } }
    return withStep(checkout, 'billing-details', { kind: 'completed', value })
  }
  const isOwn =
    billing === undefined ||
    (billing.kind === 'personal' &&
      !billing.address &&
      isSamePerson(billing.person, knownValue(before, 'contact-details')))
  if (!person || !isCourier || !isOwn) return checkout
  const value = { kind: 'personal', person } as const
  return withStep(checkout, 'billing-details', { kind: 'completed', value })
}

/** As `editAgain` leaves it; a form that is half filled in has to be completed by its own step. */
function lacksOnlyContact({ name, fiscalCode, registrationNumber, email, phone }: Company) {
  const isNamed = [name, fiscalCode, registrationNumber].every(text => text !== '')
  return isNamed && email === '' && phone === ''
}

/**
 * A completed step is edited again with its value; the step that was being edited waits. With the contact, the bill of the
 * same person, or of a company that is reached as this person, is open again: what else was entered stays.
 */
export function editAgain(checkout: Checkout, step: StepName): Result<Checkout, StepRefusal> {
  if (checkout.steps[step].kind !== 'completed') return refuse({ kind: 'step-not-open', step })
  const before = step === 'contact-details' ? withoutContactBilled(checkout) : checkout
  return ok(withKind(waiting(before), step, 'editing'))
}

function withoutContactBilled(checkout: Checkout): Checkout {
  const billing = completedValue(checkout, 'billing-details')
  const person = completedValue(checkout, 'contact-details')
  if (billing?.kind === 'corporate') {
    const { company } = billing
    if (company.email !== person?.email || company.phone !== person.phone) return checkout
    const draft = { ...billing, company: { ...company, email: '', phone: '' } }
    return withStep(checkout, 'billing-details', { kind: 'disabled', draft })
  }
  if (!billing || !isSamePerson(billing.person, person)) return checkout
  return billing.address
    ? withKind(checkout, 'billing-details', 'disabled')
    : cleared(checkout, 'billing-details')
}

/** If no step is being edited, opens the first one that is not completed. */
export function openNext(checkout: Checkout): Checkout {
  if (stepNames.some(name => checkout.steps[name].kind === 'editing')) return checkout
  const next = stepNames.find(name => checkout.steps[name].kind !== 'completed')
  return next ? withKind(checkout, next, 'editing') : checkout
}

/**
 * Clears an address of another kind of delivery, and a payment that the delivery or customer type excludes; billing that
 * lacks an address for a pickup keeps what was entered and must be completed.
 */
export function withoutUnfit(checkout: Checkout): Checkout {
  const choice = completedValue(checkout, 'delivery-method')
  if (!choice) return checkout
  if (!isOfferedIn(checkout.market, choice)) return cleared(checkout, 'delivery-method')
  const place = knownValue(checkout, 'delivery-address')
  const payment = knownValue(checkout, 'payment-method')
  const billing = completedValue(checkout, 'billing-details')
  const billed =
    billing && !fitsBilling(billing, choice)
      ? withKind(checkout, 'billing-details', 'disabled')
      : checkout
  const placed = place && !fitsChoice(place, choice) ? cleared(billed, 'delivery-address') : billed
  return payment && !fitsPaymentRules(payment, checkout)
    ? cleared(placed, 'payment-method')
    : placed
}

function cleared(checkout: Checkout, step: StepName): Checkout {
  return withStep(checkout, step, {
    kind: checkout.steps[step].kind === 'editing' ? 'editing' : 'disabled',
  })
}

function waiting(checkout: Checkout): Checkout {
  const edited = stepNames.find(name => checkout.steps[name].kind === 'editing')
  return edited ? withKind(checkout, edited, 'disabled') : checkout
}

export function withKind(
  checkout: Checkout,
  step: StepName,
  kind: 'editing' | 'disabled',
): Checkout {
  const draft = knownValue(checkout, step)
  return withStep(checkout, step, { kind, ...(draft ? { draft } : {}) })
}

export function withStep<Name extends StepName>(
  checkout: Checkout,
  step: Name,
  state: StepState<StepValues[Name]>,
): Checkout {
  return { ...checkout, steps: { ...checkout.steps, [step]: state } }
}
