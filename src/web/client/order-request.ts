import type { Address } from '#domain/address/address.ts'
import type { Billing } from '#domain/address/billing.ts'
import type { DeliveryPlace } from '#domain/checkout/checkout.ts'
import type { PlaceOrderDraft } from '#domain/checkout/ready.ts'
import { methodOnWire } from '#domain/delivery/delivery.ts'
import type { PaymentChoice } from '#domain/payment/choice.ts'

/** A draft as the body of POST /api/orders/; what the server knows itself (names, prices) is not sent. */
export function toOrderBody({ delivery, place, billing, payment, ...draft }: PlaceOrderDraft) {
  return {
    ...draft,
    delivery: { method: methodOnWire[delivery.method], subtype: delivery.subtype },
    place: toPlace(place),
    billing: toBilling(billing),
    payment: toPayment(payment),
  }
}

function toPayment({ type, tac, newsletter, plan }: PaymentChoice) {
  return {
    type: type ?? '',
    tac,
    newsletter,
    ...(plan ? { plan } : {}),
  }
}

function toPlace(place: DeliveryPlace) {
  return place.kind === 'pickup'
    ? { kind: place.kind, lockerId: place.point.id }
    : { kind: place.kind, address: toAddress(place.address) }
}

function toBilling({ address, ...party }: Billing) {
  return {
    ...party,
    ...(address ? { address: toAddress(address) } : {}),
  }
}

function toAddress({ county, locality, ...fields }: Address) {
  return {
    countyId: county.id,
    localityId: locality.id,
    ...fields,
  }
}
