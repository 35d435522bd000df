import { expect, test } from 'vitest'
import { namesCurrency } from './names-currency.ts'

test.each([
  ['Доставката струва 7,99 Lev.', true],
  ['Доставката струва 7,99 лв.', true],
  ['от 100 лева нагоре', true],
  ['Сменете BGN с EUR', true],
  ['Доставката струва {{BGN: 7,99 Lev}}{{EUR: 4,09 €}}.', false],
  ['{{EUR: преди в левове}}', true],
  ['левият бутон, Левски и елевация', false],
  ['Доставката е безплатна.', false],
])('%s: %s', (text, names) => {
  expect(namesCurrency(text, 'BGN', 'EUR')).toBe(names)
})
