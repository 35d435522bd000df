import { expect, test } from 'vitest'
import { readGrade } from './read-grade.ts'
import { readTaxScheme } from './read-tax-scheme.ts'

test.each([
  ['FOARTE_BUN', 'very-good'],
  ['foarte bun', 'very-good'],
  ['Very good', 'very-good'],
  ['very-good', 'very-good'],
  ['Много добро', 'very-good'],
  ['NAGYON JÓ', 'very-good'],
  ['πολύ καλό', 'very-good'],
  ['ΠΟΛΥ ΚΑΛΟ', 'very-good'],
  ['BUN', 'good'],
  ['bună', 'good'],
  ['good', 'good'],
  ['Добро', 'good'],
  ['jó', 'good'],
  ['Καλό', 'good'],
  ['excellent', undefined],
  ['A', undefined],
  ['good good', undefined],
  ['', undefined],
])('%j is the grade %s', (text, grade) => {
  expect(readGrade(text)).toBe(grade)
})

test.each([
  ['margin', 'margin'],
  ['Marjă', 'margin'],
  ['VAT', 'vat'],
  ['TVA', 'vat'],
  ['ДДС', 'vat'],
  ['ÁFA', 'vat'],
  ['ΦΠΑ', 'vat'],
  ['19%', undefined],
])('%j is the tax scheme %s', (text, scheme) => {
  expect(readTaxScheme(text)).toBe(scheme)
})
