import { expect, test } from 'vitest'
import { refusedFields } from './refused-fields.ts'

const rules = { county: {}, postalCode: {}, phoneNumber: {}, point: {} }
function refusedAt(field: string) {
  return refusedFields({ step: 'billing-details', field }, 'billing-details', rules)
}

test('a field path on the wire is mapped to the name of the field in the form', () => {
  expect(refusedAt('postalCode')).toEqual(['postalCode'])
  expect(refusedAt('address.postalCode')).toEqual(['postalCode'])
  expect(refusedAt('place.address.countyId')).toEqual(['county'])
  expect(refusedAt('lockerId')).toEqual(['point'])
  expect(refusedAt('company.phone')).toEqual(['phoneNumber'])
})

test('a field of another step, or one the form does not have, marks no field as invalid', () => {
  expect(
    refusedFields({ step: 'contact-details', field: 'phone' }, 'billing-details', rules),
  ).toEqual([])
  expect(refusedAt('kind')).toEqual([])
  expect(refusedFields(undefined, 'billing-details', rules)).toEqual([])
})
