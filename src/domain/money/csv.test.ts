import { expect, test } from 'vitest'
import { csvAmount, csvOf } from './csv.ts'

test('cells are quoted where they need it, and never calculated', () => {
  const rows = [
    ['plain', 'with; semicolon', 'with "quotes"', 'two\nlines'],
    ['=1+1', '+40712', '-5 %', '@name'],
    [undefined, null, 12, -0.5],
  ]
  expect(csvOf(['a', 'b', 'c', 'd'], rows)).toBe(
    [
      'a;b;c;d',
      'plain;"with; semicolon";"with ""quotes""";"two\nlines"',
      "'=1+1;'+40712;'-5 %;'@name",
      ';;12;-0.5',
      '',
    ].join('\r\n'),
  )
})

test.each([
  [12_345, 123.45],
  [-5, -0.05],
  [0, 0],
])('%s minor units are %s', (minor, units) => {
  expect(csvAmount(minor)).toBe(units)
})
