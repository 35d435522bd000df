import { describe, expect, test } from 'vitest'
import { isBgEik } from './check-digits.ts'
import { companyNameRules, fiscalCodeRules, registrationNumberRules } from './company-rules.ts'
import { validateField } from './validate.ts'

const warning = { kind: 'warning', warning: { kind: 'check-digit' } }

describe('a wrong check digit on a well-formed number', () => {
  test.each([
    ['ro', 'RO18547290', 'RO18547291'],
    ['ro', '18547290', '18547291'],
    ['bg', 'BG175074752', 'BG175074751'],
    ['bg', 'BG7501020018', 'BG7501020019'],
    ['hu', 'HU12892312', 'HU12892313'],
    ['gr', 'EL094259216', 'EL123456781'],
  ] as const)(
    'a wrong check digit gives a warning under the fiscal code in %s and does not block',
    (market, right, wrong) => {
      expect(validateField(right, fiscalCodeRules(market))).toEqual({ kind: 'valid' })
      expect(validateField(wrong, fiscalCodeRules(market))).toEqual(warning)
    },
  )

  test.each([
    ['ro', 'J2012000750528', 'J2012000750529'],
    ['ro', 'J52/750/2012', 'J49/750/2012'],
    ['ro', 'J01/750/2012', 'J00/750/2012'],
    ['ro', 'J40/750/1990', 'J40/750/1989'],
    ['ro', 'J1990000123403', 'J1989000123401'],
    ['ro', 'J2024000123008', 'J2023000123007'],
    ['ro', 'J2025000123009', 'J2025000123403'],
    ['bg', '175074752', '175074751'],
  ] as const)(
    'a wrong check digit gives a warning under the registration number in %s',
    (market, right, wrong) => {
      expect(validateField(right, registrationNumberRules(market))).toEqual({ kind: 'valid' })
      expect(validateField(wrong, registrationNumberRules(market))).toEqual(warning)
    },
  )

  test('no check digit is checked where the format has none', () => {
    expect(validateField('01-09-123456', registrationNumberRules('hu'))).toEqual({ kind: 'valid' })
    expect(validateField('123456789', registrationNumberRules('gr'))).toEqual({ kind: 'valid' })
  })
})

test('a wrong format blocks', () => {
  expect(validateField('RO1', fiscalCodeRules('bg'))).toEqual({
    kind: 'invalid',
    error: { kind: 'pattern', of: 'fiscal-code' },
  })
  expect(validateField('J1', registrationNumberRules('ro'))).toEqual({
    kind: 'invalid',
    error: { kind: 'pattern', of: 'registration-number' },
  })
  expect(validateField('', companyNameRules).kind).toBe('invalid')
})

test('a Bulgarian branch number has four more digits with their own check digit', () => {
  const last = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(digit => isBgEik(`175074752000${digit}`))
  expect(last.length).toBe(1)
  expect(isBgEik('175074751000')).toBe(false)
})
