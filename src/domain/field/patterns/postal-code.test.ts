import { expect, test } from 'vitest'
import { toPostalDigits, writePostalCode } from './postal-code.ts'

test.each([
  ['ro', '400001', '400001'],
  ['bg', '1000', '1000'],
  ['hu', '1051', '1051'],
  ['gr', '10431', '10431'],
  ['gr', '104 31', '10431'],
  ['gr', ' 104 31 ', '10431'],
] as const)('in %s %j is stored as %s', (market, written, digits) => {
  expect(toPostalDigits(market, written)).toBe(digits)
})

test.each([
  ['ro', ['40000', '4000011', '400 001', 'ABCDEF', '']],
  ['bg', ['100', '10000', '10 00']],
  ['hu', ['105', '10511', 'H-1051']],
  ['gr', ['1043', '104311', '10 431', '104  31', 'GR10431']],
] as const)('in %s any other value is not a postal code', (market, values) => {
  for (const value of values) expect(toPostalDigits(market, value)).toBeUndefined()
})

test.each([
  ['ro', '400001', '400001'],
  ['gr', '10431', '104 31'],
] as const)('in %s %s is shown as %s', (market, digits, shown) => {
  expect(writePostalCode(market, digits)).toBe(shown)
})
