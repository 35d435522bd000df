import { describe, expect, test } from 'vitest'
import { billingTypeOf, blankBilling } from './billing-type.ts'

const contact = { name: 'Ana Pop', email: 'ana@exemplu.ro', phone: '+40712345678' }

describe('blankBilling', () => {
  test.each(['personal', 'corporate', 'address'] as const)(
    'is of the type that was chosen: %s',
    type => {
      expect(billingTypeOf(blankBilling(type, contact))).toBe(type)
      expect(billingTypeOf(blankBilling(type, undefined))).toBe(type)
    },
  )

  test('begins with the person the parcel is for', () => {
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

test('Without a bill it is for a person, at the address of the delivery', () => {
  expect(billingTypeOf(undefined)).toBe('personal')
})
