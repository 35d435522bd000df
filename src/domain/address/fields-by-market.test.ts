import { expect, test } from 'vitest'
import { validateField } from '#domain/field/validate.ts'
import { addressLimits, addressRules } from './fields-by-market.ts'

test('the street and postal code rules of each market match the table', () => {
  const { ro, bg, hu, gr } = addressLimits
  expect([ro, bg, hu, gr].map(({ streetSource }) => streetSource)).toEqual([
    'list-where-known',
    'free-with-suggestions',
    'list-where-known',
    'free',
  ])
})

test('diacritics in carrier fields give a warning in Romania', () => {
  for (const field of ['street', 'number', 'details'] as const)
    expect(validateField('Șos. 1', addressRules('ro')[field])).toEqual({
      kind: 'warning',
      warning: { kind: 'diacritics' },
    })
})

test('diacritics in carrier fields give no warning in the other markets', () => {
  expect(validateField('Őz utca', addressRules('hu').street)).toEqual({ kind: 'valid' })
  expect(validateField('Οδός Ερμού', addressRules('gr').street)).toEqual({ kind: 'valid' })
  expect(validateField('улица Йовков', addressRules('bg').street)).toEqual({ kind: 'valid' })
})
