import { expect, test } from 'vitest'
import { displayInches, isSlab } from './view.ts'

const model = { id: 'x', legacyId: 1, brand: 'Any', year: 2022 }

test.each([
  ['SMARTPHONE', 'iPhone 13', true],
  ['TABLET', 'Galaxy Tab S9', true],
  ['SMARTPHONE', 'Galaxy Z Fold5', false],
  ['SMARTPHONE', 'Galaxy Z Flip5', false],
  ['LAPTOP', 'MacBook Air 13', false],
  ['SMARTWATCH', 'Watch Ultra', false],
] as const)('whether a %s called %s has one outline from front and back: %s', (type, name, is) => {
  expect(isSlab({ ...model, type, name })).toBe(is)
})

test.each([
  ['6.1"', 6.1],
  ['11.0"', 11],
  ['', undefined],
  ['?', undefined],
  ['0"', undefined],
  [undefined, undefined],
])('the screen size %s is %s inches', (size, inches) => {
  expect(displayInches(size)).toBe(inches)
})
