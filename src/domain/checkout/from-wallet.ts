import type { Address } from '#domain/address/address.ts'
import type { ContactDetails } from '#domain/address/contact.ts'
import { addressRules } from '#domain/address/fields-by-market.ts'
import type { PostalPlace } from '#domain/address/postal-place.ts'
import { emailRules, nameRules } from '#domain/field/contact-rules.ts'
import { normalizeName } from '#domain/field/patterns/name.ts'
import { toE164 } from '#domain/field/patterns/phone.ts'
import { toPostalDigits } from '#domain/field/patterns/postal-code.ts'
import { placeKey } from '#domain/field/place-key.ts'
import { isAccepted } from '#domain/field/validate.ts'
import type { Market } from '#domain/market/market.ts'
import {
  type Checkout,
  knownValue,
  type StepName,
  type StepValues,
  startCheckout,
} from './checkout.ts'
import { complete, withStep } from './steps.ts'

/** Whom and where a wallet names, as free text; '' for what it does not say. */
export type WalletAddress = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly line1: string
  readonly line2: string
  readonly city: string
  readonly postalCode: string
}

/** A step for which a wallet said nothing that the shop can read. */
export type MissingFromWallet = Extract<StepName, 'delivery-address' | 'contact-details'>

type WrittenStreet = { readonly street: string; readonly number: string; readonly rest: string }

const houseNumber = String.raw`(\d{1,5}\s?\p{L}?(?:[-/]\d{1,4}\p{L}?)?)`
/** "nr. 10", "№ 10", "αρ. 10": whatever follows, it is the number. */
const marked = new RegExp(
  String.raw`^(.+?)[\s,]+(?:nr\.?|no\.?|№|αρ\.?)\s*${houseNumber}(?:[\s,.;]+(.*))?$`,
  'iu',
)
/** A number at the end, or before a comma: a street may have numbers in its name. */
const plain = new RegExp(
  String.raw`^(.*?\p{L}.*?)[\s,]+${houseNumber}\.?(?:\s*[,;]\s*(.*))?$`,
  'iu',
)

/** "Strada Memorandumului nr. 10, ap. 3" is a street, its number, and what else helps to find the door. */
export function splitStreet(line: string): WrittenStreet | undefined {
  const trimmed = line.trim()
  const [, street = '', number = '', rest = ''] = marked.exec(trimmed) ?? plain.exec(trimmed) ?? []
  return street === '' ? undefined : { street, number: number.replace(/\s/g, ''), rest }
}

/** The place that a postal code and a city name: the only one of the code, or the one that is called like the city. */
function placeOf(city: string, places: readonly PostalPlace[]) {
  const whole = places.flatMap(({ county, locality }) => (locality ? [{ county, locality }] : []))
  if (whole.length === 1) return whole[0]
  return whole.find(({ locality }) => placeKey(locality.name) === placeKey(city))
}

function addressOf(
  market: Market,
  wallet: WalletAddress,
  places: readonly PostalPlace[],
): Address | undefined {
  const place = placeOf(wallet.city, places)
  const line = splitStreet(wallet.line1)
  const postalCode = toPostalDigits(market, wallet.postalCode)
  if (!place || !line || postalCode === undefined) return undefined
  const details = [line.rest, wallet.line2.trim()].filter(part => part !== '').join(', ')
  const { street, number } = line
  const rules = addressRules(market)
  const isValid =
    isAccepted(street, rules.street) &&
    isAccepted(number, rules.number) &&
    isAccepted(details, rules.details)
  const address = { ...place, street, number, postalCode }
  return isValid ? { ...address, ...(details !== '' && { details }) } : undefined
}

function personOf(
  market: Market,
  { name, email, phone }: WalletAddress,
): ContactDetails | undefined {
  const written = toE164(market, phone)
  const isValid = isAccepted(name, nameRules(market)) && isAccepted(email, emailRules)
  return isValid && written !== undefined
    ? { name: normalizeName(name), email: email.trim(), phone: written }
    : undefined
}

/**
 * A checkout by courier to the address of a wallet, paid by card. `places` are those of its postal code. What the wallet
 * says and the shop cannot read is left to be filled in: as it was begun before, or a person in the wallet's words.
 * `missing` is the first of it.
 */
export function checkoutFromWallet(
  begun: Checkout,
  wallet: WalletAddress,
  places: readonly PostalPlace[],
): { readonly checkout: Checkout; readonly missing?: MissingFromWallet } {
  const { market, vouchers } = begun
  const address = addressOf(market, wallet, places)
  const person = personOf(market, wallet)
  const fresh = { ...startCheckout(market), ...(vouchers && { vouchers }) }
  const started = completed(fresh, 'delivery-method', { method: 'courier', subtype: '' })
  const typed = knownValue(begun, 'delivery-address')
  const placed = address
    ? completed(started, 'delivery-address', { kind: 'address', address })
    : withDraft(started, 'delivery-address', typed?.kind === 'address' ? typed : undefined)
  if (!address || !person) {
    const { name, email, phone } = wallet
    const contact = person ?? knownValue(begun, 'contact-details') ?? { name, email, phone }
    const missing = address ? 'contact-details' : 'delivery-address'
    return { checkout: withDraft(placed, 'contact-details', contact), missing }
  }
  const payment = { type: 'card', tac: true, newsletter: false } as const
  const contacted = completed(placed, 'contact-details', person)
  return { checkout: completed(contacted, 'payment-method', payment) }
}

/** A step that is not completed, with what its form shows. */
function withDraft<Name extends StepName>(
  checkout: Checkout,
  step: Name,
  draft: StepValues[Name] | undefined,
): Checkout {
  const kind = checkout.steps[step].kind === 'editing' ? 'editing' : 'disabled'
  return draft ? withStep(checkout, step, { kind, draft }) : checkout
}

/** The values come from the rules of their steps, one after the other: each fits. */
function completed<Name extends StepName>(
  checkout: Checkout,
  step: Name,
  value: StepValues[Name],
): Checkout {
  const result = complete(checkout, step, value)
  if (!result.ok) throw new Error(`${step}: ${result.refusal.kind}`)
  return result.value
}
