import type { Address } from '#domain/address/address.ts'
import type { Billing } from '#domain/address/billing.ts'
import type { DeliveryPlace } from '#domain/checkout/checkout.ts'
import type { PlaceOrderDraft } from '#domain/checkout/ready.ts'
import { methodOnWire } from '#domain/delivery/delivery.ts'
import type { PaymentChoice } from '#domain/payment/choice.ts'

/** A draft in the words of POST /api/orders/; what the server has of its own (names, prices) is not sent. */
export const toOrderBody = ({ delivery, place, billing, payment, ...draft }: PlaceOrderDraft) => ({
  ...draft,
  delivery: { method: methodOnWire[delivery.method], subtype: delivery.subtype },
  place: toPlace(place),
  billing: toBilling(billing),
  payment: toPayment(payment),
})

const toPayment = ({ type, tac, newsletter, plan }: PaymentChoice) => ({
  type: type ?? '',
  tac,
  newsletter,
  ...(plan ? { plan } : {}),
})

const toPlace = (place: DeliveryPlace) =>
  place.kind === 'pickup'
    ? { kind: place.kind, lockerId: place.point.id }
    : { kind: place.kind, address: toAddress(place.address) }

const toBilling = ({ address, ...party }: Billing) => ({
  ...party,
  ...(address ? { address: toAddress(address) } : {}),
})

const toAddress = ({ county, locality, ...written }: Address) => ({
  countyId: county.id,
  localityId: locality.id,
  ...written,
})
