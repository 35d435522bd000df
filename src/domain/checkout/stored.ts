import { isRecord, type Read } from '#domain/cart/narrow.ts'
import type { Market } from '#domain/market/market.ts'
import type { CofidisPlan, PaymentChoice } from '#domain/payment/choice.ts'
import { mostVouchers } from '#domain/voucher/voucher.ts'
import { parseCode } from '#domain/voucher/voucher-code.ts'
import {
  type Checkout,
  checkoutVersion,
  type StepName,
  type StepState,
  type Steps,
  type StepValues,
  startCheckout,
  stepNames,
} from './checkout.ts'
import { readValue } from './read-values.ts'
import { openNext, withKind, withoutUnfit, withStep } from './steps.ts'

/** The personal data of a loan is never written to browser storage: that payment must be chosen again after a reload. */
export function toStored(checkout: Checkout): Checkout {
  const state = checkout.steps['payment-method']
  const choice = state.kind === 'completed' ? state.value : state.draft
  if (choice?.plan?.kind !== 'cofidis' || !choice.plan.person) return checkout
  const draft = withoutPerson(choice, choice.plan)
  const kind = state.kind === 'completed' ? 'disabled' : state.kind
  return openNext(withStep(checkout, 'payment-method', { kind, draft }))
}

/** A state of another version or another market is reset; an unreadable step must be completed again (Spec 4.1). */
export function reviveCheckout(stored: unknown, market: Market): Checkout {
  const fresh = startCheckout(market)
  if (!isRecord(stored) || stored.version !== checkoutVersion || stored.market !== market)
    return fresh
  const steps = isRecord(stored.steps) ? stored.steps : {}
  const read: Steps = {
    'delivery-method': readState('delivery-method', steps),
    'delivery-address': readState('delivery-address', steps),
    'contact-details': readState('contact-details', steps),
    'billing-details': readState('billing-details', steps),
    'payment-method': readState('payment-method', steps),
  }
  const vouchers = readVouchers(stored.vouchers)
  const restored = { ...fresh, steps: read, ...(vouchers && { vouchers }) }
  const revived = openNext(withoutUnfit(withOneEditing(restored)))
  const first = revived.steps['delivery-method']
  return first.kind === 'editing' && !first.draft
    ? { ...revived, steps: { ...revived.steps, 'delivery-method': fresh.steps['delivery-method'] } }
    : revived
}

function readState<Name extends StepName>(
  name: Name,
  steps: Readonly<Record<string, unknown>>,
): StepState<StepValues[Name]> {
  const state = steps[name]
  if (!isRecord(state)) return { kind: 'disabled' }
  const read: Read<StepValues[Name]> = readValue[name]
  if (state.kind === 'completed') {
    const value = read(state.value)
    return value === undefined ? { kind: 'disabled' } : { kind: 'completed', value }
  }
  const draft = read(state.draft)
  const kind = state.kind === 'editing' ? 'editing' : 'disabled'
  return draft === undefined ? { kind } : { kind, draft }
}

/** Entries that are not voucher codes are dropped. */
function readVouchers(stored: unknown): readonly string[] | undefined {
  if (!Array.isArray(stored)) return undefined
  const codes = stored.flatMap(each => (typeof each === 'string' ? (parseCode(each) ?? []) : []))
  return codes.length === 0 ? undefined : [...new Set(codes)].slice(0, mostVouchers)
}

function withOneEditing(checkout: Checkout): Checkout {
  const [, ...others] = stepNames.filter(name => checkout.steps[name].kind === 'editing')
  return others.reduce((changed, name) => withKind(changed, name, 'disabled'), checkout)
}

function withoutPerson(choice: PaymentChoice, plan: CofidisPlan): PaymentChoice {
  const { person: _person, ...rest } = plan
  return { ...choice, plan: rest }
}
