import { describe, expect, test } from 'vitest'
import { completeBilling, hasInvoiceAddress, initialPersonForm } from './billing.ts'
import { initialCompanyForm } from './company.ts'
import { initialAddressForm } from './form.ts'

function typed(value: string) {
  return { value, isValid: true }
}

const person = {
  name: typed('Nume Prenume'),
  email: typed('shopper@example.com'),
  phoneNumber: typed('0740123456'),
}
const personResponse = { name: 'Nume Prenume', email: 'shopper@example.com', phone: '+40740123456' }

const company = {
  name: typed('Firma Exemplu SRL'),
  fiscalCode: typed('ro 185.472-90'),
  registrationNumber: typed('j 52 / 750 / 2012'),
  email: typed('office@example.com'),
  phoneNumber: typed('021 123 4567'),
}
const companyResponse = {
  name: 'Firma Exemplu SRL',
  fiscalCode: '18547290',
  registrationNumber: 'J52/750/2012',
  email: 'office@example.com',
  phone: '+40211234567',
}

const address = {
  county: { value: 'Cluj', id: '12', isValid: true },
  locality: { value: 'Cluj-Napoca', id: '54975', isValid: true },
  street: typed('Strada Lungă'),
  number: typed('12'),
  details: typed(''),
  postalCode: { value: '400001', id: '', isValid: true },
  address: typed(''),
}
const addressResponse = {
  county: { id: '12', name: 'Cluj' },
  locality: { id: '54975', name: 'Cluj-Napoca' },
  street: 'Strada Lungă',
  number: '12',
  postalCode: '400001',
}

describe('billing details', () => {
  test('billing a person requires name, email and phone number', () => {
    expect(completeBilling({ type: 'personal', person }, 'ro')).toEqual({
      ok: true,
      value: { kind: 'personal', person: personResponse },
    })
    expect(completeBilling({ type: 'personal', person: initialPersonForm }, 'ro')).toEqual({
      ok: false,
      refusal: { kind: 'incomplete', fields: ['name', 'email', 'phoneNumber'] },
    })
  })

  test('billing a company also requires its fiscal code and registration number', () => {
    expect(completeBilling({ type: 'corporate', company }, 'ro')).toEqual({
      ok: true,
      value: { kind: 'corporate', company: companyResponse },
    })
    expect(completeBilling({ type: 'corporate', company: initialCompanyForm }, 'ro')).toEqual({
      ok: false,
      refusal: {
        kind: 'incomplete',
        fields: ['name', 'fiscalCode', 'registrationNumber', 'email', 'phoneNumber'],
      },
    })
  })

  test('a company with a doubtful check digit is accepted', () => {
    const doubtful = { ...company, fiscalCode: typed('18547291') }
    expect(completeBilling({ type: 'corporate', company: doubtful }, 'ro').ok).toBe(true)
  })

  test('a person or a company may have a separate billing address', () => {
    expect(completeBilling({ type: 'address', person, address }, 'ro')).toEqual({
      ok: true,
      value: { kind: 'personal', person: personResponse, address: addressResponse },
    })
    expect(completeBilling({ type: 'corporate', company, address }, 'ro')).toEqual({
      ok: true,
      value: { kind: 'corporate', company: companyResponse, address: addressResponse },
    })
  })

  test('an invoice has an address if the order goes to one, or if the buyer gives one or a seat', () => {
    expect(hasInvoiceAddress({}, 'address')).toBe(true)
    expect(hasInvoiceAddress({}, 'pickup')).toBe(false)
    expect(hasInvoiceAddress({ address: addressResponse }, 'pickup')).toBe(true)
    expect(hasInvoiceAddress({ company: { seat: 'STR. NUCULUI, NR.4' } }, 'pickup')).toBe(true)
    expect(hasInvoiceAddress({ company: { seat: ' ' } }, 'pickup')).toBe(false)
  })

  test('missing fields of the party and of the address are listed together', () => {
    const form = { type: 'address', person: initialPersonForm, address: initialAddressForm('gr') }
    expect(completeBilling({ ...form, type: 'address' }, 'gr')).toEqual({
      ok: false,
      refusal: {
        kind: 'incomplete',
        fields: [
          'name',
          'email',
          'phoneNumber',
          'county',
          'locality',
          'street',
          'number',
          'postalCode',
        ],
      },
    })
  })
})
