import { describe, expect, test } from 'vitest'
import { completeAddress } from './complete.ts'
import { type AddressForm, initialAddressForm, toForm } from './form.ts'

function typed(value: string) {
  return { value, isValid: true }
}
function picked(value: string, id: string) {
  return { value, id, isValid: true }
}

function anAddressForm(changes: Partial<AddressForm> = {}): AddressForm {
  return {
    county: picked('Cluj', '12'),
    locality: picked('Cluj-Napoca', '54975'),
    street: typed('Strada Lungă'),
    number: typed('12'),
    details: typed('ap. 3'),
    postalCode: picked('400001', ''),
    address: typed(''),
    ...changes,
  }
}

function missing(changes: Partial<AddressForm>, market: 'ro' | 'bg' | 'hu' | 'gr' = 'ro') {
  const result = completeAddress(anAddressForm(changes), market)
  return result.ok ? [] : result.refusal.fields
}

describe('completing an address', () => {
  test('an address from the form is complete', () => {
    expect(completeAddress(anAddressForm(), 'ro')).toEqual({
      ok: true,
      value: {
        county: { id: '12', name: 'Cluj' },
        locality: { id: '54975', name: 'Cluj-Napoca' },
        street: 'Strada Lungă',
        number: '12',
        details: 'ap. 3',
        postalCode: '400001',
      },
    })
  })

  test('an address needs no details', () => {
    const result = completeAddress(anAddressForm({ details: typed('  ') }), 'ro')
    expect(result.ok && 'details' in result.value).toBe(false)
    expect(result.ok).toBe(true)
  })

  test('an address needs a real id and a name for county and locality', () => {
    expect(missing({ county: picked('Cluj', '') })).toEqual(['county'])
    expect(missing({ county: picked('Cluj', '0') })).toEqual(['county'])
    expect(missing({ county: picked(' ', '12') })).toEqual(['county'])
    expect(missing({ locality: picked('Cluj-Napoca', ' ') })).toEqual(['locality'])
    expect(missing({ locality: picked('', '54975') })).toEqual(['locality'])
  })

  test('an address needs street, number and postal code', () => {
    expect(missing({ street: typed(' ') })).toEqual(['street'])
    expect(missing({ number: typed('') })).toEqual(['number'])
    expect(missing({ postalCode: picked('', '') })).toEqual(['postalCode'])
  })

  test('an address is limited to 60 characters for the street, 10 for the number and 100 for the details', () => {
    expect(missing({ street: typed('s'.repeat(60)) })).toEqual([])
    expect(missing({ street: typed('s'.repeat(61)) })).toEqual(['street'])
    expect(missing({ number: typed('1'.repeat(10)) })).toEqual([])
    expect(missing({ number: typed('1'.repeat(11)) })).toEqual(['number'])
    expect(missing({ details: typed('d'.repeat(100)) })).toEqual([])
    expect(missing({ details: typed('d'.repeat(101)) })).toEqual(['details'])
  })

  test.each([
    ['ro', '400001', '40000'],
    ['bg', '1000', '10000'],
    ['hu', '1051', '105'],
    ['gr', '104 31', '1043'],
  ] as const)('an address in %s accepts the postal code %s and not %s', (market, right, wrong) => {
    expect(missing({ postalCode: picked(right, '') }, market)).toEqual([])
    expect(missing({ postalCode: picked(wrong, '') }, market)).toEqual(['postalCode'])
  })

  test('an address in Greece stores only the digits of its postal code', () => {
    const result = completeAddress(anAddressForm({ postalCode: picked('104 31', '') }), 'gr')
    expect(result.ok && result.value.postalCode).toBe('10431')
  })

  test('an address with a validity flag is validated anyway', () => {
    const sworn = completeAddress(anAddressForm({ street: { value: '', isValid: true } }), 'ro')
    expect(sworn.ok).toBe(false)
    expect(missing({ street: { value: 'Strada Lungă', isValid: false } })).toEqual([])
  })
})

describe('the initial form', () => {
  test.each(['ro', 'bg', 'hu', 'gr'] as const)('the initial form in %s is incomplete', market => {
    const result = completeAddress(initialAddressForm(market), market)
    expect(result.ok ? [] : result.refusal.fields).toEqual([
      'county',
      'locality',
      'street',
      'number',
      'postalCode',
    ])
  })

  test('the initial form starts invalid, except for the details in one variant', () => {
    const valid = (market: 'ro' | 'bg' | 'hu' | 'gr') =>
      Object.entries(initialAddressForm(market)).flatMap(([field, { isValid }]) =>
        isValid ? [field] : [],
      )
    expect(valid('ro')).toEqual(['details'])
    expect(valid('bg')).toEqual(['details'])
    expect(valid('hu')).toEqual([])
    expect(valid('gr')).toEqual([])
  })
})

test('a form filled with a saved address completes to the same address', () => {
  const completed = completeAddress(anAddressForm(), 'ro')
  expect(completed.ok && completeAddress(toForm(completed.value, 'Home'), 'ro')).toEqual(completed)
})
