import type { Address, Place } from '#domain/address/address.ts'
import type { Billing } from '#domain/address/billing.ts'
import type { Company } from '#domain/address/company.ts'
import type { ContactDetails } from '#domain/address/contact.ts'
import {
  finiteNumber,
  firstOf,
  oneOf,
  optional,
  type Read,
  shape,
  text,
} from '#domain/cart/narrow.ts'
import {
  carriers,
  type DeliveryChoice,
  type PickupKind,
  pickupSubtypes,
} from '#domain/delivery/delivery.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { DeliveryPlace, StepValues } from './checkout.ts'
import { readPayment } from './read-payment.ts'

const readChoice: Read<DeliveryChoice> = firstOf<DeliveryChoice>(
  shape<Extract<DeliveryChoice, { method: 'easybox' }>>({
    method: oneOf(['easybox']),
    subtype: oneOf(pickupSubtypes),
  }),
  shape<Extract<DeliveryChoice, { method: 'courier' }>>({
    method: oneOf(['courier']),
    subtype: oneOf(['']),
  }),
)

const readNamed = shape<Place>({ id: text, name: text })

const readAddress = shape<Address>({
  county: readNamed,
  locality: readNamed,
  street: text,
  number: text,
  details: optional(text),
  postalCode: text,
})

/** A pickup point's fields, as written both in browser storage and on the wire. */
export const pickupPointFields = {
  id: text,
  name: text,
  address: text,
  county: text,
  city: text,
  cityId: text,
  countyId: text,
  postalCode: text,
  carrier: oneOf(carriers),
  kind: oneOf<PickupKind>(['locker', 'office']),
  lat: finiteNumber,
  lng: finiteNumber,
} as const

export const readPickupPoint: Read<PickupPoint> = shape<PickupPoint>(pickupPointFields)

const readPlace: Read<DeliveryPlace> = firstOf<DeliveryPlace>(
  shape<Extract<DeliveryPlace, { kind: 'pickup' }>>({
    kind: oneOf(['pickup']),
    point: readPickupPoint,
  }),
  shape<Extract<DeliveryPlace, { kind: 'address' }>>({
    kind: oneOf(['address']),
    address: readAddress,
    savedAddressId: optional(text),
  }),
)

const readContact = shape<ContactDetails>({ name: text, email: text, phone: text })

const readCompany = shape<Company>({
  name: text,
  fiscalCode: text,
  registrationNumber: text,
  email: text,
  phone: text,
  domesticTaxNumber: optional(text),
  seat: optional(text),
})

const readBilling: Read<Billing> = firstOf<Billing>(
  shape<Extract<Billing, { kind: 'personal' }>>({
    kind: oneOf(['personal']),
    person: readContact,
    address: optional(readAddress),
  }),
  shape<Extract<Billing, { kind: 'corporate' }>>({
    kind: oneOf(['corporate']),
    company: readCompany,
    address: optional(readAddress),
  }),
)

/** The readers of each step's stored value. */
export const readValue: { readonly [Name in keyof StepValues]: Read<StepValues[Name]> } = {
  'delivery-method': readChoice,
  'delivery-address': readPlace,
  'contact-details': readContact,
  'billing-details': readBilling,
  'payment-method': readPayment,
}
