import { expect, test } from 'vitest'
import { financingHu } from '#text/payment/financing-page/hu.ts'
import { financingError, financingErrorType } from './error-text.ts'

const day = { market: 'hu', today: '2026-11-22' } as const

// Each error of the contact fields has its own message (Spec 5.4).
test.each([
  ['customerPhone', 'required', '', 'Add meg a kapcsolattartási telefonszámot'],
  ['customerPhone', 'generic', '12', 'Érvénytelen kapcsolattartási telefonszám'],
  ['customerMotherName', 'required', '', 'Add meg édesanyád születési nevét'],
  ['customerBirthDate', 'required', '', 'Add meg a születési dátumot'],
  ['customerBirthDate', 'generic', '1990-02-31', 'A születési dátum érvénytelen'],
  ['customerBirthDate', 'generic', '2008-11-23', 'Legalább 18 évesnek kell lenned'],
  ['downPayment', 'generic', '990000', 'Az önerő túl magas ehhez a hitelhez'],
  ['downPayment', 'generic', '1,5', 'Egész összeget írj be'],
] as const)('%s (%s) with the value %j has the message: %s', (name, kind, value, text) => {
  expect(financingError(financingHu, name, { kind }, value, day)).toBe(text)
})

// Analytics gets the type whose message is shown, not 'generic' (Spec 5.4, 7.4).
test.each([
  ['customerPhone', 'required', '', 'required'],
  ['customerPhone', 'generic', '12', 'pattern'],
  ['customerMotherName', 'generic', 'Anna', 'pattern'],
  ['customerBirthDate', 'required', '', 'required'],
  ['customerBirthDate', 'generic', '1990-02-31', 'pattern'],
  ['customerBirthDate', 'generic', '2008-11-23', 'too-young'],
  ['downPayment', 'generic', '990000', 'too-high'],
  ['downPayment', 'generic', '1,5', 'pattern'],
  ['tac', 'required', '', undefined],
] as const)('%s (%s) with the value %j has the error type %s', (name, kind, value, type) => {
  expect(financingErrorType(name, { kind }, value, day)).toBe(type)
})

test('an error without its own message is left to the form', () => {
  expect(financingError(financingHu, 'tac', { kind: 'required' }, '', day)).toBe(undefined)
})
