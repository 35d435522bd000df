import { type Address, toVariant } from '#domain/address/address.ts'
import type { Billing } from '#domain/address/billing.ts'
import { type Company, completeCompany } from '#domain/address/company.ts'
import { completeAddress } from '#domain/address/complete.ts'
import { type ContactDetails, completeContact, isSamePerson } from '#domain/address/contact.ts'
import { toForm } from '#domain/address/form.ts'
import { filled } from '#domain/address/form-value.ts'
import { type DeliveryChoice, isSameChoice } from '#domain/delivery/delivery.ts'
import { offered } from '#domain/delivery/offered.ts'
import { type PickupPoint, servesChoice } from '#domain/delivery/pickup-point.ts'
import type { DeliverySettings } from '#domain/delivery/settings.ts'
import type { Market } from '#domain/market/market.ts'
import type { DeliveryPlace } from './checkout.ts'
import { fitsBilling } from './fits.ts'

/** The choices of a member's last order in a market. */
export type LastOrder = {
  readonly contact: ContactDetails
  readonly delivery: DeliveryChoice
  /** The pickup point's current data; `undefined` if it has been closed since. */
  readonly point?: PickupPoint
  readonly address?: Address
  readonly billing: Billing
}

/** The known data of a member that the steps ask for; `''` if unknown. */
export type KnownBuyer = ContactDetails & {
  readonly addresses: readonly Address[]
  readonly last?: LastOrder
}

/** A value that its step's form would accept, or the known part of one. */
export type Suggestion<Value> = { readonly kind: 'whole' | 'part'; readonly value: Value }

/** The last delivery if it is still offered; courier for a member who only has saved addresses. */
export function deliveryOf(
  market: Market,
  { last, addresses }: KnownBuyer,
  settings: DeliverySettings,
): Suggestion<DeliveryChoice> | undefined {
  const courier: DeliveryChoice = { method: 'courier', subtype: '' }
  const delivery = last?.delivery ?? (addresses.length > 0 ? courier : undefined)
  return delivery && offered(market, settings).some(({ choice }) => isSameChoice(choice, delivery))
    ? whole(delivery)
    : undefined
}

/** The last point, or the last address if it is still saved; otherwise the first saved address. */
export function placeOf(
  market: Market,
  { last, addresses }: KnownBuyer,
  choice: DeliveryChoice,
): Suggestion<DeliveryPlace> | undefined {
  if (choice.method !== 'courier') {
    const point = last?.point
    return point && servesChoice(point, choice) ? whole({ kind: 'pickup', point }) : undefined
  }
  const before = last?.address
  const saved = addresses.find(each => before !== undefined && isSameAddress(each, before))
  const address = complete(market, saved ?? addresses[0] ?? before)
  return address && whole({ kind: 'address', address })
}

/** The contact data of the account; missing fields are taken from the last order. */
export function contactOf(
  market: Market,
  { last, ...own }: KnownBuyer,
): Suggestion<ContactDetails> | undefined {
  const known = {
    name: own.name || last?.contact.name || '',
    email: own.email || last?.contact.email || '',
    phone: own.phone || last?.contact.phone || '',
  }
  const contact = completeContact(writtenPerson(known), market)
  if (contact.ok) return whole(contact.value)
  return known.name + known.email + known.phone === '' ? undefined : part(known)
}

/**
 * The type of the last order's billing. A person is billed as the recipient of the parcel, unless the last bill went to
 * someone else. A pickup order needs an address for its invoice: a saved one is proposed, to be confirmed.
 */
export function billingOf(
  market: Market,
  { last, addresses }: KnownBuyer,
  contact: ContactDetails | undefined,
  choice: DeliveryChoice | undefined,
): Suggestion<Billing> | undefined {
  const billing = last?.billing
  if (billing?.kind === 'corporate') return companyBilling(market, billing, choice)
  if (!contact) return undefined
  const isOther = billing !== undefined && !isSamePerson(billing.person, last?.contact)
  const address = complete(market, billing?.address)
  if (billing?.address && !address) return undefined
  const person = isOther ? billing.person : contact
  const suggested: Billing = { kind: 'personal', person, ...(address && { address }) }
  if (!choice || fitsBilling(suggested, choice)) return whole(suggested)
  const home = complete(market, addresses[0] ?? last?.address)
  return part({ ...suggested, ...(home && { address: home }) })
}

/** Without an address or a known seat a company is billed at the courier's address; a pickup point cannot be its seat. */
function companyBilling(
  market: Market,
  billing: Extract<Billing, { kind: 'corporate' }>,
  choice: DeliveryChoice | undefined,
): Suggestion<Billing> {
  const isSeated = billing.address
    ? complete(market, billing.address) !== undefined
    : choice !== undefined && fitsBilling(billing, choice)
  const isKnown = completeCompany(writtenCompany(billing.company), market).ok
  return isSeated && isKnown ? whole(billing) : part(billing)
}

function whole<Value>(value: Value): Suggestion<Value> {
  return { kind: 'whole', value }
}
function part<Value>(value: Value): Suggestion<Value> {
  return { kind: 'part', value }
}

function complete(market: Market, address: Address | undefined): Address | undefined {
  const completed = address && completeAddress(toForm(address), market)
  return completed?.ok ? completed.value : undefined
}

function isSameAddress(one: Address, other: Address): boolean {
  return JSON.stringify(toVariant(one)) === JSON.stringify(toVariant(other))
}

function writtenPerson({ name, email, phone }: ContactDetails) {
  return {
    name: filled(name),
    email: filled(email),
    phone: filled(phone),
  }
}

function writtenCompany({ phone, fiscalCode, registrationNumber, ...rest }: Company) {
  return {
    name: filled(rest.name),
    email: filled(rest.email),
    phoneNumber: filled(phone),
    fiscalCode: filled(fiscalCode),
    registrationNumber: filled(registrationNumber),
  }
}
