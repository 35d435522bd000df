import { describe, expect, test } from 'vitest'
import { checkDigitOf } from '#domain/check-digit.ts'
import { parseOrderNumber, toOrderNumber } from './number.ts'

test('the check digit of 572 is 4, as in the literature', () => {
  expect(checkDigitOf('572')).toBe('4')
})

describe('an order number', () => {
  test.each([
    ['ro', 'RO'],
    ['bg', 'BG'],
    ['hu', 'HU'],
    ['gr', 'GR'],
  ] as const)(
    'the order number of %s is %s: eight digits of the serial and a check digit',
    (market, prefix) => {
      expect(toOrderNumber(market, 1234)).toMatch(new RegExp(`^${prefix}00001234\\d$`))
    },
  )

  test('an order number gets more digits when the serial does', () => {
    expect(toOrderNumber('ro', 9_999_999_999)).toMatch(/^RO9999999999\d$/)
  })

  test.each([0, -1, 1.5, Number.NaN, 10_000_000_000])(
    'an order number cannot be made from the serial %d',
    serial => {
      expect(() => toOrderNumber('ro', serial)).toThrow(RangeError)
    },
  )

  test('an order number is parsed with spaces, dashes and lower-case letters', () => {
    const number = toOrderNumber('hu', 77)
    const typed = ` ${number.slice(0, 2).toLowerCase()} ${number.slice(2, 6)}-${number.slice(6)} `
    expect(parseOrderNumber(typed)).toEqual({ market: 'hu', serial: 77 })
  })

  test.each(['', 'RO', 'XX000012344', '000012344', `RO${'0'.repeat(9)}`, 'R'.repeat(50_000)])(
    '%j is not an order number',
    typed => expect(parseOrderNumber(typed)).toBe(undefined),
  )

  test('an order number of one market is not valid in another', () => {
    const other = toOrderNumber('ro', 1234).replace('RO', 'HU')
    expect(parseOrderNumber(other)).toBe(undefined)
  })
})
