import type { Address } from '#domain/address/address.ts'
import type { Billing } from '#domain/address/billing.ts'
import type { ContactDetails } from '#domain/address/contact.ts'
import type { DeliveryChoice } from '#domain/delivery/delivery.ts'
import { defaultChoice } from '#domain/delivery/offered.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { Market } from '#domain/market/market.ts'
import type { PaymentChoice } from '#domain/payment/choice.ts'
import type { CustomerType } from '#domain/payment/payment.ts'

/** Spec 2.3: five steps, in this order. */
export const stepNames = [
  'delivery-method',
  'delivery-address',
  'contact-details',
  'billing-details',
  'payment-method',
] as const
export type StepName = (typeof stepNames)[number]

/** Where the parcel goes; `savedAddressId` when a signed-in buyer picked one. */
export type DeliveryPlace =
  | { readonly kind: 'pickup'; readonly point: PickupPoint }
  | { readonly kind: 'address'; readonly address: Address; readonly savedAddressId?: string }

export type StepValues = {
  readonly 'delivery-method': DeliveryChoice
  readonly 'delivery-address': DeliveryPlace
  readonly 'contact-details': ContactDetails
  readonly 'billing-details': Billing
  readonly 'payment-method': PaymentChoice
}

/** Spec 4.1. A step that was completed once keeps its value as a draft while it is not. */
export type StepState<Value> =
  | { readonly kind: 'disabled'; readonly draft?: Value }
  | { readonly kind: 'editing'; readonly draft?: Value }
  | { readonly kind: 'completed'; readonly value: Value }

export type Steps = { readonly [Name in StepName]: StepState<StepValues[Name]> }

/** Spec 4.1: the stored state version. */
export const checkoutVersion = '1.04'

export type Checkout = {
  readonly version: typeof checkoutVersion
  readonly market: Market
  readonly steps: Steps
  /** Codes of vouchers that shall pay; what they are worth is the shop's to say. */
  readonly vouchers?: readonly string[]
}

/**
 * Spec 4.1: the delivery method is being edited, with the market's default; all later steps are
 * disabled. The address step's form defaults are the market's in address/form.
 */
export function startCheckout(market: Market): Checkout {
  return {
    version: checkoutVersion,
    market,
    steps: {
      'delivery-method': { kind: 'editing', draft: defaultChoice[market] },
      'delivery-address': { kind: 'disabled' },
      'contact-details': { kind: 'disabled' },
      'billing-details': { kind: 'disabled' },
      'payment-method': { kind: 'disabled' },
    },
  }
}

/** Spec 4.1: the reset action clears every step's value and the edit state. */
export function resetCheckout(checkout: Checkout): Checkout {
  return startCheckout(checkout.market)
}

export function completedValue<Name extends StepName>(
  checkout: Checkout,
  step: Name,
): StepValues[Name] | undefined {
  const state: StepState<StepValues[Name]> = checkout.steps[step]
  return state.kind === 'completed' ? state.value : undefined
}

/** What a step's form starts from: its value, or the draft it was reopened with. */
export function knownValue<Name extends StepName>(
  checkout: Checkout,
  step: Name,
): StepValues[Name] | undefined {
  const state: StepState<StepValues[Name]> = checkout.steps[step]
  return state.kind === 'completed' ? state.value : state.draft
}

export function editedStep(checkout: Checkout): StepName | undefined {
  return stepNames.find(name => checkout.steps[name].kind === 'editing')
}

/** The form that stands open is the last: nothing else is left to complete. */
export function isLastOpen(checkout: Checkout, step: StepName): boolean {
  return stepNames.every(
    name => checkout.steps[name].kind === (name === step ? 'editing' : 'completed'),
  )
}

/** Spec 6: the bill says who the customer is; personal until it does. */
export function customerOf(checkout: Checkout): CustomerType {
  return knownValue(checkout, 'billing-details')?.kind ?? 'personal'
}
