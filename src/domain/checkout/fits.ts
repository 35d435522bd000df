import { type Billing, hasInvoiceAddress } from '#domain/address/billing.ts'
import { type DeliveryChoice, kindOf } from '#domain/delivery/delivery.ts'
import { servesChoice } from '#domain/delivery/pickup-point.ts'
import type { PaymentChoice } from '#domain/payment/choice.ts'
import { fitsDelivery, planKind } from '#domain/payment/methods.ts'
import { isOfferedTo } from '#domain/payment/offered.ts'
import { type Checkout, completedValue, customerOf, type DeliveryPlace } from './checkout.ts'

/** A courier requires an address; a pickup requires a point of that carrier and kind. */
export function fitsChoice(place: DeliveryPlace, choice: DeliveryChoice): boolean {
  return place.kind === 'pickup' ? servesChoice(place.point, choice) : choice.method === 'courier'
}

/** An order to a pickup point must say where its invoice goes. */
export function fitsBilling(billing: Billing, choice: DeliveryChoice): boolean {
  return hasInvoiceAddress(billing, choice.method === 'courier' ? 'address' : 'pickup')
}

/**
 * Spec 9.2 and 9.3 without the flags and bounds, which the payment rows check with the settings; a plan must belong to
 * its method.
 */
export function fitsPaymentRules(payment: PaymentChoice, checkout: Checkout): boolean {
  const { type } = payment
  if (type === undefined) return !payment.plan
  const choice = completedValue(checkout, 'delivery-method')
  return (
    (!payment.plan || payment.plan.kind === planKind(type)) &&
    isOfferedTo(type, checkout.market, customerOf(checkout)) &&
    (!choice || fitsDelivery(type, checkout.market, kindOf(choice)))
  )
}
