import { expect, test } from 'vitest'
import { financingHu } from '#web/text/financing/hu.ts'
import { financingError } from './error-text.ts'

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

test('an error without its own message is left to the form', () => {
  expect(financingError(financingHu, 'tac', { kind: 'required' }, '', day)).toBe(undefined)
})
