import { expect, test } from 'vitest'
import { validateField } from '#domain/field/validate.ts'
import { checkContact, contactRules } from './contact-message.ts'

const form = {
  name: ' Ana  Pop ',
  email: 'ana@example.com',
  topic: 'order',
  orderNumber: '',
  message: 'Unde este coletul?',
}

test('whitespace in a contact message is normalized, and an empty order number is omitted', () => {
  expect(checkContact(form)).toEqual({
    ok: true,
    value: {
      name: 'Ana Pop',
      email: 'ana@example.com',
      topic: 'order',
      message: 'Unde este coletul?',
    },
  })
})

test('an empty contact form reports all its errors at once', () => {
  const empty = { name: ' ', email: '', topic: '', orderNumber: '', message: '' }
  expect(checkContact(empty)).toEqual({
    ok: false,
    refusal: { kind: 'form', errors: ['name', 'email', 'topic', 'message'] },
  })
})

test.each([
  ['message', 'x'.repeat(9), false],
  ['message', 'x'.repeat(10), true],
  ['message', 'x'.repeat(4000), true],
  ['message', 'x'.repeat(4001), false],
  ['name', 'x'.repeat(80), true],
  ['name', 'x'.repeat(81), false],
  ['orderNumber', 'RO-2026-000001', true],
  ['orderNumber', 'A'.repeat(40), true],
  ['orderNumber', 'A'.repeat(41), false],
  ['orderNumber', 'A<b>', false],
  ['email', 'ana@', false],
  ['topic', 'sale', true],
  ['topic', 'sales', false],
])('%s %j is accepted: %s', (field, value, accepted) => {
  expect(checkContact({ ...form, [field]: value }).ok).toBe(accepted)
})

// Each field is validated by itself while it is written, and reported with its kind of error (Spec 5.1, 7.4).
test.each([
  ['name', '', 'required'],
  ['name', 'x'.repeat(81), 'generic'],
  ['email', ' ', 'required'],
  ['email', 'ana@', 'pattern'],
  ['topic', '', 'required'],
  ['topic', 'sales', 'generic'],
  ['orderNumber', '', undefined],
  ['orderNumber', 'A<b>', 'generic'],
  ['message', '', 'required'],
  ['message', `${'x'.repeat(9)}  `, 'generic'],
  ['message', 'x'.repeat(10), undefined],
] as const)('the field %s with %j has the error %s', (field, value, kind) => {
  const verdict = validateField(value, contactRules[field])
  expect(verdict.kind === 'invalid' ? verdict.error.kind : undefined).toBe(kind)
})
