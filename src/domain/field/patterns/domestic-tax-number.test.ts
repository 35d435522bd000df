import { expect, test } from 'vitest'
import { domesticTaxNumberRules } from '../company-rules.ts'
import { validateField } from '../validate.ts'
import { isDomesticTaxNumber, toStoredDomesticTaxNumber } from './domestic-tax-number.ts'

test('a Hungarian domestic tax number has eight digits, a VAT code from 1 to 5 and a county', () => {
  for (const good of ['12892312-2-41', '12892312241', ' 12892312 1 02', '12892312.5.51'])
    expect(isDomesticTaxNumber('hu', good)).toBe(true)
  for (const bad of ['', '12892312', '12892312-0-41', '12892312-6-41', '1289231-2-41'])
    expect(isDomesticTaxNumber('hu', bad)).toBe(false)
  for (const bad of ['HU12892312', '12892312-2-4', '12892312-2-411', 'a2892312-2-41'])
    expect(isDomesticTaxNumber('hu', bad)).toBe(false)
})

test('a Hungarian domestic tax number is stored as it is printed', () => {
  expect(toStoredDomesticTaxNumber('hu', '12892312241')).toBe('12892312-2-41')
  expect(toStoredDomesticTaxNumber('hu', ' 12892312 – 2 – 41 ')).toBe('12892312-2-41')
  expect(toStoredDomesticTaxNumber('hu', '12892312')).toBe(undefined)
})

test('no other market has such a number', () => {
  for (const market of ['ro', 'bg', 'gr'] as const)
    expect(isDomesticTaxNumber(market, '12892312-2-41')).toBe(false)
})

test('the number may be left out, a wrong format blocks and a wrong check digit only warns', () => {
  const rules = domesticTaxNumberRules('hu')
  expect(validateField('', rules)).toEqual({ kind: 'valid' })
  expect(validateField('12892312-2-41', rules)).toEqual({ kind: 'valid' })
  expect(validateField('12892313-2-41', rules)).toEqual({
    kind: 'warning',
    warning: { kind: 'check-digit' },
  })
  expect(validateField('12892312', rules)).toEqual({
    kind: 'invalid',
    error: { kind: 'pattern', of: 'domestic-tax-number' },
  })
})
