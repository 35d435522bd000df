import { describe, expect, test } from 'vitest'
import { isFiscalCode, toStoredFiscalCode } from './fiscal-code.ts'
import { isRegistrationNumber, toStoredRegistrationNumber } from './registration-number.ts'
import { isOtherId, isTaxId, stripRo } from './tax-id.ts'
import { isVat } from './vat.ts'

test('a tax id has 1 to 9 digits with optional RO', () => {
  for (const good of ['1', '123456789', 'RO1', 'ro 123.456-789']) expect(isTaxId(good)).toBe(true)
  for (const bad of ['', 'RO', '1234567890', 'BG1', '12a', 'RORO1'])
    expect(isTaxId(bad)).toBe(false)
})

test('the other id has 6 to 12 digits with optional RO', () => {
  for (const good of ['123456', '123456789012', 'ro123456']) expect(isOtherId(good)).toBe(true)
  for (const bad of ['12345', '1234567890123', 'RO12345']) expect(isOtherId(bad)).toBe(false)
})

test('ro is stripped in any case, once and only as a prefix', () => {
  expect(['RO123', 'ro123', 'Ro123', 'rO123', '123', '12RO'].map(stripRo)).toEqual([
    '123',
    '123',
    '123',
    '123',
    '123',
    '12RO',
  ])
})

describe('a VAT number', () => {
  test.each([
    ['ro', ['RO12', 'RO1234567890', 'ro12', 'RO 185 472 90', 'RO-23867797']],
    ['bg', ['BG123456789', 'BG1234567890', 'bg123456789']],
    ['hu', ['HU12345678', 'hu12345678', 'HU-12892312']],
    ['gr', ['EL123456789', 'el123456789', 'EL 123.456.789']],
  ] as const)(
    'a VAT number of %s is accepted in any case, with spaces, dots and dashes',
    (market, values) => {
      for (const value of values) expect(isVat(market, value)).toBe(true)
    },
  )

  test.each([
    ['ro', ['RO1', 'RO12345678901', '12345678', 'BG12345678', 'RO 12/34']],
    ['bg', ['BG12345678', 'BG12345678901', '123456789']],
    ['hu', ['HU1234567', 'HU123456789', '12345678']],
    ['gr', ['EL12345678', 'EL1234567890', 'GR123456789', '123456789']],
  ] as const)(
    'a VAT number of %s needs its prefix and the right number of digits',
    (market, values) => {
      for (const value of values) expect(isVat(market, value)).toBe(false)
    },
  )
})

describe('a company registration number', () => {
  test.each([
    [
      'ro',
      ['J40/1/2006', 'J40/12345/2006', 'j05/1455/2012', 'J 52 / 750 / 2012', 'J2012000750528'],
    ],
    ['bg', ['123456789', '1234567890']],
    ['hu', ['01-09-123456', '0109123456', '1']],
    ['gr', ['123456789']],
  ] as const)('a registration number of %s is accepted', (market, values) => {
    for (const value of values) expect(isRegistrationNumber(market, value)).toBe(true)
  })

  test.each([
    ['ro', ['J4/1/2006', 'J40/123456/2006', 'J40//2006', 'J40/1/206', 'F40/1/2006']],
    ['ro', ['J201200075052', 'J20120007505280', '', 'J22-1515-2007']],
    ['bg', ['12345678', '12345678901', 'BG123456789']],
    ['hu', ['-', '---', '', '01-09-A']],
    ['gr', ['12345678', '1234567890']],
  ] as const)('a registration number of %s is refused', (market, values) => {
    for (const value of values) expect(isRegistrationNumber(market, value)).toBe(false)
  })

  test('a registration number is stored in capitals, without separators but with its slashes', () => {
    expect(toStoredRegistrationNumber('ro', 'j 40 / 123 / 2006')).toBe('J40/123/2006')
    expect(toStoredRegistrationNumber('hu', '01-09-123456')).toBe('0109123456')
    expect(toStoredRegistrationNumber('gr', '1')).toBeUndefined()
  })
})

describe("a company's fiscal code", () => {
  test('a fiscal code is the VAT number, in RO also the bare tax id of 1 to 9 digits', () => {
    expect(isFiscalCode('ro', 'RO18547290')).toBe(true)
    expect(isFiscalCode('ro', '1')).toBe(true)
    expect(isFiscalCode('ro', '185 472 90')).toBe(true)
    expect(isFiscalCode('ro', '123456789')).toBe(true)
    expect(isFiscalCode('ro', '1234567890')).toBe(false)
    expect(isFiscalCode('ro', 'RO1234567890')).toBe(true)
    expect(isFiscalCode('bg', '123456789')).toBe(false)
    expect(isFiscalCode('hu', '12345678')).toBe(false)
    expect(isFiscalCode('gr', '123456789')).toBe(false)
  })

  test('a fiscal code is stored without ro in RO, with its prefix elsewhere', () => {
    expect(toStoredFiscalCode('ro', 'ro 185.472-90')).toBe('18547290')
    expect(toStoredFiscalCode('ro', '18547290')).toBe('18547290')
    expect(toStoredFiscalCode('bg', 'bg 123456789')).toBe('BG123456789')
    expect(toStoredFiscalCode('gr', 'EL 123456789')).toBe('EL123456789')
    expect(toStoredFiscalCode('hu', 'nothing')).toBeUndefined()
  })
})
