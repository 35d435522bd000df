import { expect, test } from 'vitest'
import { fieldMessageKeys, messageOfError, messageOfWarning } from './messages.ts'

test('the three keys that the specification names are used literally', () => {
  expect(messageOfError({ kind: 'diacritics' })).toEqual({
    key: 'general.contain-diacritics-error',
  })
  expect(messageOfWarning({ kind: 'letters-only' })).toEqual({
    key: 'general.contain-only-letters-error',
  })
  expect(messageOfError({ kind: 'max-length', max: 60, counted: 'raw' })).toEqual({
    key: 'general.max-length-error',
    params: { n: 60 },
  })
})

test('a diacritics warning has the same text as the error', () => {
  expect(messageOfWarning({ kind: 'diacritics' })).toEqual({
    key: 'general.contain-diacritics-error',
  })
})

test('a required field says what it asks for, or that it has to be filled in', () => {
  expect(messageOfError({ kind: 'required', of: 'email' })).toEqual({
    key: 'general.required-error',
    params: { of: 'email' },
  })
  expect(messageOfError({ kind: 'required' })).toEqual({
    key: 'general.required-error',
    params: { of: 'field' },
  })
})

test('generic and check digit each have a message', () => {
  expect(messageOfError({ kind: 'generic' })).toEqual({ key: 'general.generic-error' })
  expect(messageOfWarning({ kind: 'check-digit' })).toEqual({ key: 'general.check-digit-warning' })
})

test.each([
  ['email', 'general.email-error'],
  ['name', 'general.name-error'],
  ['phone', 'general.phone-error'],
  ['password', 'general.password-error'],
  ['fiscal-code', 'general.tax-id-error'],
  ['registration-number', 'general.registration-number-error'],
  ['domestic-tax-number', 'general.domestic-tax-number-error'],
  ['postal-code', 'general.postal-code-error'],
  ['alphanumeric', 'general.pattern-error'],
] as const)('an error of the pattern %s shows the message %s', (of, key) => {
  expect(messageOfError({ kind: 'pattern', of })).toEqual({ key })
})

test('no key is listed twice', () => {
  expect(new Set(fieldMessageKeys).size).toBe(15)
  expect(fieldMessageKeys.length).toBe(15)
})
