import type { Billing } from '#domain/address/billing.ts'
import type { ContactDetails } from '#domain/address/contact.ts'
import type { Cart } from '#domain/cart/cart.ts'
import type { DeliveryChoice } from '#domain/delivery/delivery.ts'
import type { Money } from '#domain/money/money.ts'
import type { PaymentChoice } from '#domain/payment/choice.ts'
import { planKind } from '#domain/payment/methods.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import {
  type Checkout,
  completedValue,
  type DeliveryPlace,
  type StepName,
  stepNames,
} from './checkout.ts'
import { type RequestedCart, requestedOf } from './requested-cart.ts'

/**
 * Everything that is needed to place an order. `shownTotal` is the total that the shopper saw: a different total is
 * refused as changed.
 */
export type PlaceOrderDraft = RequestedCart & {
  readonly delivery: DeliveryChoice
  readonly place: DeliveryPlace
  readonly contact: ContactDetails
  readonly billing: Billing
  readonly payment: PaymentChoice
  readonly shownTotal: Money
  readonly vouchers?: RequestedVouchers
}

/** Vouchers by their codes, and the shown amount they leave to pay: a different amount is refused as changed. */
export type RequestedVouchers = { readonly codes: readonly string[]; readonly shownToPay: Money }

export type NotReady =
  | { readonly kind: 'step-open'; readonly step: StepName }
  | { readonly kind: 'terms-not-accepted' }
  /** The value of the vouchers is not known yet. */
  | { readonly kind: 'vouchers-unchecked' }
  | { readonly kind: 'empty-cart' }

/** Converts a checkout whose five steps are completed, and its cart, into an order request. */
export function ready(
  checkout: Checkout,
  cart: Cart,
  shownTotal: Money,
  vouchers?: RequestedVouchers,
): Result<PlaceOrderDraft, NotReady> {
  const delivery = completedValue(checkout, 'delivery-method')
  const place = completedValue(checkout, 'delivery-address')
  const contact = completedValue(checkout, 'contact-details')
  const billing = completedValue(checkout, 'billing-details')
  const payment = completedValue(checkout, 'payment-method')
  if (!delivery || !place || !contact || !billing || !payment)
    return refuse({ kind: 'step-open', step: firstOpen(checkout) })
  const isPaid = vouchers?.shownToPay.minor === 0
  if (isPaid !== (payment.type === undefined) || payment.plan?.kind !== planOf(payment))
    return refuse({ kind: 'step-open', step: 'payment-method' })
  if (!payment.tac) return refuse({ kind: 'terms-not-accepted' })
  const requested = requestedOf(cart)
  if (requested.phones.length + requested.accessories.length === 0)
    return refuse({ kind: 'empty-cart' })
  const draft = { ...requested, delivery, place, contact, billing, payment, shownTotal }
  return ok({ ...draft, ...(vouchers && { vouchers }) })
}

function planOf({ type }: PaymentChoice) {
  return type && planKind(type)
}

function firstOpen(checkout: Checkout): StepName {
  return stepNames.find(name => checkout.steps[name].kind !== 'completed') ?? 'delivery-method'
}
