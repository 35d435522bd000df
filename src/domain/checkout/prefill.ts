import type { DeliverySettings } from '#domain/delivery/settings.ts'
import type { Market } from '#domain/market/market.ts'
import {
  type Checkout,
  completedValue,
  knownValue,
  type StepName,
  type StepValues,
  startCheckout,
  stepNames,
} from './checkout.ts'
import {
  billingOf,
  contactOf,
  deliveryOf,
  type KnownBuyer,
  placeOf,
  type Suggestion,
} from './known-buyer.ts'
import { openNext, withoutUnfit, withStep } from './steps.ts'
import { isUntouched } from './untouched.ts'

/**
 * Signed-in customers start with the choices of their last order. Only untouched steps are prefilled, and only with
 * values their forms would accept; the payment is chosen anew each time (markets.md).
 */
export function prefill(
  checkout: Checkout,
  buyer: KnownBuyer,
  settings: DeliverySettings,
): Checkout {
  const { market } = checkout
  const withDelivery = isUntouched(checkout)
    ? withSuggestion(checkout, 'delivery-method', deliveryOf(market, buyer, settings))
    : checkout
  const choice = completedValue(withDelivery, 'delivery-method')
  const withPlace = filledIn(
    withDelivery,
    'delivery-address',
    choice && placeOf(market, buyer, choice),
  )
  const withContact = filledIn(withPlace, 'contact-details', contactOf(market, buyer))
  const contact = completedValue(withContact, 'contact-details')
  const withBilling = filledIn(
    withContact,
    'billing-details',
    billingOf(market, buyer, contact, choice),
  )
  return openNext(withoutUnfit(withBilling))
}

/** Whether the known data of a member spares them any of the five steps. */
export function sparesSteps(
  market: Market,
  buyer: KnownBuyer,
  settings: DeliverySettings,
): boolean {
  const begun = prefill(startCheckout(market), buyer, settings)
  return stepNames.some(name => begun.steps[name].kind === 'completed')
}

function filledIn<Name extends StepName>(
  checkout: Checkout,
  step: Name,
  suggestion: Suggestion<StepValues[Name]> | undefined,
): Checkout {
  return knownValue(checkout, step) === undefined
    ? withSuggestion(checkout, step, suggestion)
    : checkout
}

function withSuggestion<Name extends StepName>(
  checkout: Checkout,
  step: Name,
  suggestion: Suggestion<StepValues[Name]> | undefined,
): Checkout {
  if (!suggestion) return checkout
  const { kind, value } = suggestion
  if (kind === 'whole') return withStep(checkout, step, { kind: 'completed', value })
  const stays = checkout.steps[step].kind === 'editing' ? 'editing' : 'disabled'
  return withStep(checkout, step, { kind: stays, draft: value })
}
