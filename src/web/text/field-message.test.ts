import { expect, test } from 'vitest'
import { messageOfError } from '#domain/field/messages.ts'
import { generalBg } from '#text/shell/general-page/bg.ts'
import { generalEl } from '#text/shell/general-page/el.ts'
import { generalHu } from '#text/shell/general-page/hu.ts'
import { generalRo } from '#text/shell/general-page/ro.ts'
import { fieldMessage } from './field-message.ts'

test.each([
  ['ro', generalRo, 'Scrie codul poștal', 'Alege județul', 'Completează câmpul'],
  ['bg', generalBg, 'Напиши пощенския код', 'Избери област', 'Попълни полето'],
  ['hu', generalHu, 'Írd be az irányítószámot', 'Válaszd ki a vármegyét', 'Töltsd ki a mezőt'],
  [
    'el',
    generalEl,
    'Γράψε τον ταχυδρομικό κώδικα',
    'Διάλεξε περιφερειακή ενότητα',
    'Συμπλήρωσε το πεδίο',
  ],
] as const)(
  'in %s an empty field says what to write or choose',
  (_, general, code, county, any) => {
    const messageOf = (of?: 'postal-code' | 'county') =>
      fieldMessage(general, messageOfError({ kind: 'required', ...(of && { of }) }))
    expect(messageOf('postal-code')).toBe(code)
    expect(messageOf('county')).toBe(county)
    expect(messageOf()).toBe(any)
  },
)

test('the longest text is given with its number', () => {
  const error = { kind: 'max-length', max: 60, counted: 'raw' } as const
  expect(fieldMessage(generalRo, messageOfError(error))).toBe('Maximum 60 de caractere')
})
