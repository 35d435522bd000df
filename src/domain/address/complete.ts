import { toPostalDigits } from '#domain/field/patterns/postal-code.ts'
import { isAccepted } from '#domain/field/validate.ts'
import type { Market } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Address, Place } from './address.ts'
import { addressRules, type WrittenField } from './fields-by-market.ts'
import type { AddressForm } from './form.ts'
import type { ListValue } from './form-value.ts'

export type AddressField = 'county' | 'locality' | WrittenField

/** Fields that are missing or break their rules, in the order of the form. */
export type Incomplete<Field> = { readonly kind: 'incomplete'; readonly fields: readonly Field[] }

/** The values decide; `isValid` only stores what a field last showed (Spec 5.5). */
export function completeAddress(
  form: AddressForm,
  market: Market,
): Result<Address, Incomplete<AddressField>> {
  const fields = fieldOrder.filter(field => !isComplete(form, field, market))
  return fields.length > 0 ? refuse({ kind: 'incomplete', fields }) : ok(toAddress(form, market))
}

const fieldOrder: readonly AddressField[] = [
  'county',
  'locality',
  'street',
  'number',
  'details',
  'postalCode',
]

function isComplete(form: AddressForm, field: AddressField, market: Market): boolean {
  if (field === 'county' || field === 'locality') return isPicked(form[field])
  return isAccepted(form[field].value, addressRules(market)[field])
}

/** A real id and a non-empty value; the id is 0 if nothing is picked (Spec 5.5). */
function isPicked({ id, value }: ListValue): boolean {
  return id.trim() !== '' && id.trim() !== '0' && value.trim() !== ''
}

function toAddress(form: AddressForm, market: Market): Address {
  const details = form.details.value.trim()
  return {
    county: toPlace(form.county),
    locality: toPlace(form.locality),
    street: form.street.value.trim(),
    number: form.number.value.trim(),
    ...(details === '' ? {} : { details }),
    postalCode: toPostalDigits(market, form.postalCode.value) ?? '',
  }
}

function toPlace({ id, value }: ListValue): Place {
  return { id: id.trim(), name: value.trim() }
}
