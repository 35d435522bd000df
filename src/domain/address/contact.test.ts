import { expect, test } from 'vitest'
import { completeContact, initialContactForm } from './contact.ts'

function typed(value: string) {
  return { value, isValid: true }
}

test('complete contact details have a composed name and an E.164 phone', () => {
  const form = {
    name: typed('  Nume  Prenume '),
    email: typed(' shopper@example.com '),
    phone: typed('0740 123 456'),
  }
  expect(completeContact(form, 'ro')).toEqual({
    ok: true,
    value: { name: 'Nume Prenume', email: 'shopper@example.com', phone: '+40740123456' },
  })
})

test('incomplete contact details list every field that is missing or invalid', () => {
  expect(completeContact(initialContactForm, 'hu')).toEqual({
    ok: false,
    refusal: { kind: 'incomplete', fields: ['name', 'email', 'phone'] },
  })
  const foreign = {
    name: typed('Nume Prenume'),
    email: typed('a@b.ro'),
    phone: typed('+36301234567'),
  }
  expect(completeContact(foreign, 'ro')).toEqual({
    ok: false,
    refusal: { kind: 'incomplete', fields: ['phone'] },
  })
})

test('a contact form starts invalid', () => {
  expect(Object.values(initialContactForm).map(({ isValid }) => isValid)).toEqual([
    false,
    false,
    false,
  ])
})
