import type { Address } from '#domain/address/address.ts'
import type { Billing } from '#domain/address/billing.ts'
import type { ContactDetails } from '#domain/address/contact.ts'
import type { DeliveryChoice, PickupSubtype } from '#domain/delivery/delivery.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { PaymentChoice } from '#domain/payment/choice.ts'
import type { PaymentMethodId } from '#domain/payment/method.ts'
import {
  type Checkout,
  type DeliveryPlace,
  type StepName,
  type StepValues,
  startCheckout,
} from './checkout.ts'
import { complete, editAgain } from './steps.ts'

/** For tests only. */
export const courier: DeliveryChoice = { method: 'courier', subtype: '' }

export function pickup(subtype: PickupSubtype): DeliveryChoice {
  return { method: 'easybox', subtype }
}

const anAddress: Address = {
  county: { id: '12', name: 'Cluj' },
  locality: { id: '340', name: 'Cluj-Napoca' },
  street: 'Strada Memorandumului',
  number: '10',
  postalCode: '400114',
}

export function aPoint(changes: Partial<PickupPoint> = {}): PickupPoint {
  return {
    id: '1001',
    name: 'easybox Memorandumului',
    address: 'Strada Memorandumului 28',
    county: 'Cluj',
    city: 'Cluj-Napoca',
    cityId: '340',
    countyId: '12',
    postalCode: '400114',
    carrier: 'sameday',
    kind: 'locker',
    lat: 46.77,
    lng: 23.59,
    ...changes,
  }
}

export const atHome: DeliveryPlace = { kind: 'address', address: anAddress }

export const atLocker: DeliveryPlace = { kind: 'pickup', point: aPoint() }

export const contact: ContactDetails = {
  name: 'Test Buyer',
  email: 'buyer@example.com',
  phone: '+40712345678',
}

export const personal: Billing = { kind: 'personal', person: contact }

/** Billed at home: what an order to a pickup point needs. */
export const personalAtHome: Billing = { ...personal, address: anAddress }

export const corporate: Extract<Billing, { kind: 'corporate' }> = {
  kind: 'corporate',
  company: {
    name: 'Example SRL',
    fiscalCode: '12345674',
    registrationNumber: 'J12/345/2020',
    email: 'office@example.com',
    phone: '+40712345678',
  },
}

export function paying(type: PaymentMethodId, changes: Partial<PaymentChoice> = {}): PaymentChoice {
  return {
    type,
    tac: true,
    newsletter: false,
    ...changes,
  }
}

/** A company whose seat is known from the register. */
export const corporateAtSeat = {
  ...corporate,
  company: { ...corporate.company, seat: 'MUN. CLUJ-NAPOCA, STR. NUCULUI, NR.4' },
} satisfies Billing

/** Completes the step or throws: for tests of something else. */
export function completing<Name extends StepName>(
  checkout: Checkout,
  step: Name,
  value: StepValues[Name],
): Checkout {
  const completed = complete(checkout, step, value)
  if (!completed.ok) throw new Error(`${completed.refusal.kind}: ${step}`)
  return completed.value
}

/** Five completed steps in RO: easybox, a person, payment by card at the locker. */
export function aCompleted(changes: Partial<StepValues> = {}): Checkout {
  const values: StepValues = {
    'delivery-method': pickup('easybox'),
    'delivery-address': atLocker,
    'contact-details': contact,
    'billing-details': personalAtHome,
    'payment-method': paying('cardAtLocker'),
    ...changes,
  }
  const placed = completing(
    completing(startCheckout('ro'), 'delivery-method', values['delivery-method']),
    'delivery-address',
    values['delivery-address'],
  )
  const named = completing(placed, 'contact-details', values['contact-details'])
  const again = editAgain(named, 'billing-details')
  const billed = completing(
    again.ok ? again.value : named,
    'billing-details',
    values['billing-details'],
  )
  return completing(billed, 'payment-method', values['payment-method'])
}
