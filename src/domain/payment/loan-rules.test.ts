import { describe, expect, test } from 'vitest'
import { validateField } from '#domain/field/validate.ts'
import { loanRules } from './loan-rules.ts'

describe('the personal data of a loan', () => {
  const rules = loanRules('hu', '2026-11-22')
  const verdictKind = (field: keyof typeof rules, value: string) =>
    validateField(value, rules[field], 'blur').kind

  test.each([
    ['customerPhone', '+36201234567'],
    ['customerMotherName', 'Kovács Anna'],
    ['customerBirthDate', '2008-11-22'],
  ] as const)('the loan field %s accepts %s', (field, value) => {
    expect(verdictKind(field, value)).toBe('valid')
  })

  test.each([
    ['customerPhone', ''],
    ['customerPhone', '12'],
    ['customerMotherName', ''],
    ['customerMotherName', '<b>'],
    ['customerBirthDate', ''],
    ['customerBirthDate', '2008-11-23'],
    ['customerBirthDate', '2001-02-31'],
  ] as const)('the loan field %s refuses "%s"', (field, value) => {
    expect(verdictKind(field, value)).toBe('invalid')
  })
})
