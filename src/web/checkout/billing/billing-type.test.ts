import { describe, expect, test } from 'vitest'
import { billingTypeOf, billingTypesAt, blankBilling } from './billing-type.ts'

const contact = { name: 'Ana Pop', email: 'ana@exemplu.ro', phone: '+40712345678' }

describe('blankBilling', () => {
  test.each(['personal', 'corporate', 'address'] as const)(
    'a blank billing has the chosen type: %s',
    type => {
      expect(billingTypeOf(blankBilling(type, contact), false)).toBe(type)
      expect(billingTypeOf(blankBilling(type, undefined), false)).toBe(type)
    },
  )

  test('a blank billing is prefilled with the recipient of the parcel', () => {
    expect(blankBilling('personal', contact)).toEqual({ kind: 'personal', person: contact })
    expect(blankBilling('corporate', contact)).toEqual({
      kind: 'corporate',
      company: {
        name: '',
        fiscalCode: '',
        registrationNumber: '',
        email: 'ana@exemplu.ro',
        phone: '+40712345678',
      },
    })
  })
})

test('billing defaults to a person at the delivery address', () => {
  expect(billingTypeOf(undefined, false)).toBe('personal')
})

test('at a pickup point a person with an address is billed as a person, and no other address is offered', () => {
  expect(billingTypeOf(blankBilling('address', contact), true)).toBe('personal')
  expect(billingTypesAt(true)).toEqual(['personal', 'corporate'])
  expect(billingTypesAt(false)).toEqual(['personal', 'corporate', 'address'])
})
