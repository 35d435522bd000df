import { describe, expect, test } from 'vitest'
import { billingTypeOf, blankBilling } from './billing-type.ts'

const contact = { name: 'Ana Pop', email: 'ana@exemplu.ro', phone: '+40712345678' }

describe('blankBilling', () => {
  test.each(['personal', 'corporate', 'address'] as const)(
    'a blank billing has the chosen type: %s',
    type => {
      expect(billingTypeOf(blankBilling(type, contact))).toBe(type)
      expect(billingTypeOf(blankBilling(type, undefined))).toBe(type)
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
  expect(billingTypeOf(undefined)).toBe('personal')
})
