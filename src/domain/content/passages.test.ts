import { expect, test } from 'vitest'
import { textInCurrency } from './passages.ts'

const text = 'Цените са {{BGN: в левове}}{{EUR: в евро}} и са с ДДС.'

test('only the passages of the market’s currency are shown', () => {
  expect(textInCurrency(text, 'BGN')).toBe('Цените са в левове и са с ДДС.')
  expect(textInCurrency(text, 'EUR')).toBe('Цените са в евро и са с ДДС.')
  expect(textInCurrency(text, 'RON')).toBe('Цените са  и са с ДДС.')
})

test('a passage may have several lines, and a cell of a table', () => {
  const table = '| Куриер | {{BGN: 7,99 Lev}}{{EUR: 4,09 евро}} |'
  expect(textInCurrency(table, 'EUR')).toBe('| Куриер | 4,09 евро |')
  expect(textInCurrency('{{EUR:\nОще нещо.\n\n- a\n- b\n}}', 'EUR')).toBe('Още нещо.\n\n- a\n- b\n')
})

test('other braces stay as they are', () => {
  for (const other of ['{{GBP: 1}}', '{{EUR}}', '{ EUR: 1 }', '{{EUR: 1}'])
    expect(textInCurrency(other, 'EUR')).toBe(other)
})

test('a long text is read in linear time', () => {
  const start = performance.now()
  expect(textInCurrency('{{EUR: '.repeat(50_000), 'EUR')).toHaveLength(350_000)
  expect(performance.now() - start).toBeLessThan(1_000)
})
