import { expect, test } from 'vitest'
import { textOf } from './read.ts'

test.each([
  ['letters turned around', 'Strada \u202egnuL\u202c 1', 'Strada gnuL 1'],
  ['a soft hyphen and what has no width', '\ufeffCluj-\u00adNapo\u200bca ', 'Cluj-Napoca'],
  ['half of a character', 'easybox \ud800', 'easybox'],
  ['letters in parts', 'S\u0326tefa\u0306nesti', 'Ștefănesti'],
])('Text from a carrier with %s is cleaned', (_, written, read) => {
  expect(textOf(written)).toBe(read)
})

test.each(['', ' ', '\u200b', null, {}, true])('%j is not text', value => {
  expect(textOf(value)).toBeUndefined()
})

test('A number is read as text', () => {
  expect(textOf(4711)).toBe('4711')
})
