import { expect, test } from 'vitest'
import { isShown, keyOf, partsOf, wordsOf } from './words.ts'

test.each([
  ['iPhone-13', 'IPHONE13', 'iphone 13'],
  ['Galaxy S23+', 'galaxy s 23 PLUS', 'galaxy s 23 plus'],
  ['Space Gray', 'space   grey', 'space grey'],
  ['Argintiu şi roşu', 'ARGINTIU ȘI ROȘU', 'argintiu si rosu'],
  ['Wi-Fi + 5G', 'wifi+5g', 'wi fi plus 5 g'],
  ['Μαύρο', 'ΜΑΥΡΟ', 'μαυρο'],
  ['Фекете Ezüst', 'фекете EZUST', 'фекете ezust'],
])('%s and %s are the same words', (one, other, key) => {
  expect(keyOf(one)).toBe(key)
  expect(keyOf(other)).toBe(key)
})

test('words are split between letters and numbers, parts are not', () => {
  expect(wordsOf('MacBook Air M2')).toEqual(['macbook', 'air', 'm', '2'])
  expect(partsOf('MacBook Air M2')).toEqual(['macbook', 'air', 'm2'])
})

test.each(['', '  ', 'MISSING', 'n/a', 'N/A', 'NA', 'null', 'none', '-', '—', '?', undefined])(
  '%j counts as empty',
  text => {
    expect(isShown(text)).toBe(false)
  },
)

test.each(['0', 'No', 'Nano', 'missing link', '12'])('%j does not count as empty', text => {
  expect(isShown(text)).toBe(true)
})
