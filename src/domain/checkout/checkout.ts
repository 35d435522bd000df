import type { Address } from '#domain/address/address.ts'
import type { Billing } from '#domain/address/billing.ts'
import type { ContactDetails } from '#domain/address/contact.ts'
import type { DeliveryChoice } from '#domain/delivery/delivery.ts'
import { defaultChoice } from '#domain/delivery/offered.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { Market } from '#domain/market/market.ts'
import type { PaymentChoice } from '#domain/payment/choice.ts'
import type { CustomerType } from '#domain/payment/customer-type.ts'

/** The five steps, in this order (Spec 2.3). */
export const stepNames = [
  'delivery-method',
  'delivery-address',
  'contact-details',
  'billing-details',
  'payment-method',
] as const
export type StepName = (typeof stepNames)[number]

/** The destination of the parcel; `savedAddressId` if a signed-in customer picked a saved address. */
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

/** A step that was completed once stores its value as a draft while it is not completed (Spec 4.1). */
export type StepState<Value> =
  | { readonly kind: 'disabled'; readonly draft?: Value }
  | { readonly kind: 'editing'; readonly draft?: Value }
  | { readonly kind: 'completed'; readonly value: Value }

export type Steps = { readonly [Name in StepName]: StepState<StepValues[Name]> }

/** The stored state version (Spec 4.1). */
export const checkoutVersion = '1.04'

export type Checkout = {
  readonly version: typeof checkoutVersion
  readonly market: Market
  readonly steps: Steps
  /** Codes of vouchers to be used for payment; the shop determines their value. */
  readonly vouchers?: readonly string[]
}

/**
 * The delivery method is being edited, with the market's default; all later steps are disabled. The form defaults of the
 * address step are in address/form (Spec 4.1).
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

/** The reset action clears every step's value and the edit state (Spec 4.1). */
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

/** The initial value of a step's form: its value, or the draft with which it was reopened. */
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

/** Whether the open form is the last one: no other step is left to complete. */
export function isLastOpen(checkout: Checkout, step: StepName): boolean {
  return stepNames.every(
    name => checkout.steps[name].kind === (name === step ? 'editing' : 'completed'),
  )
}

/** The billing details decide the type of customer; personal by default (Spec 6). */
export function customerOf(checkout: Checkout): CustomerType {
  return knownValue(checkout, 'billing-details')?.kind ?? 'personal'
}
