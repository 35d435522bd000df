import { expect, test } from 'vitest'
import { textOf } from './read.ts'

test.each([
  ['a text direction override', 'Strada \u202egnuL\u202c 1', 'Strada gnuL 1'],
  ['a soft hyphen and zero-width characters', '\ufeffCluj-\u00adNapo\u200bca ', 'Cluj-Napoca'],
  ['an unpaired surrogate', 'easybox \ud800', 'easybox'],
  ['decomposed letters', 'S\u0326tefa\u0306nesti', 'Ștefănesti'],
])('Text from a carrier with %s is cleaned', (_, raw, cleaned) => {
  expect(textOf(raw)).toBe(cleaned)
})

test.each(['', ' ', '\u200b', null, {}, true])('%j is not text', value => {
  expect(textOf(value)).toBeUndefined()
})

test('A number is read as text', () => {
  expect(textOf(4711)).toBe('4711')
})
