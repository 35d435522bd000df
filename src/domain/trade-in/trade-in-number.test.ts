import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTradeInNumber, toTradeInNumber } from './trade-in-number.ts'

const markets = ['ro', 'bg', 'hu', 'gr'] as const

test('A trade-in number is read with spaces and in lower case, too', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...markets),
      fc.integer({ min: 1, max: 9_999_999_999 }),
      (market, serial) => {
        const number = toTradeInNumber(market, serial)
        expect(number).toMatch(/^S(RO|BG|HU|GR)\d{9,11}$/)
        const typed = `${number.slice(0, 3)} ${number.slice(3, 7)}-${number.slice(7)}`
        expect(parseTradeInNumber(typed.toLowerCase())).toBe(number)
      },
    ),
  )
})

test('A number with one mistyped digit is not a trade-in number', () => {
  const number = toTradeInNumber('bg', 1234)
  const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
  for (let at = 3; at < number.length; at += 1)
    for (const digit of digits.filter(each => each !== number[at]))
      expect(parseTradeInNumber(number.slice(0, at) + digit + number.slice(at + 1))).toBeUndefined()
})

test("Another market's letters or the number of an order do not make a trade-in number", () => {
  const number = toTradeInNumber('ro', 1234)
  expect(parseTradeInNumber(number.replace('SRO', 'SHU'))).toBeUndefined()
  expect(parseTradeInNumber(number.slice(1))).toBeUndefined()
  expect(parseTradeInNumber(number.replace('SRO', 'SXX'))).toBeUndefined()
  expect(parseTradeInNumber('x'.repeat(41))).toBeUndefined()
})

test('A trade-in serial is between 1 and 9,999,999,999', () => {
  for (const serial of [1, 9_999_999_999])
    expect(parseTradeInNumber(toTradeInNumber('hu', serial))).toBe(toTradeInNumber('hu', serial))
  for (const serial of [0, -1, 1.5, 10_000_000_000])
    expect(() => toTradeInNumber('hu', serial)).toThrow(RangeError)
})

test('A trade-in number is read up to 40 characters, and only without other text around it', () => {
  const number = toTradeInNumber('ro', 1234)
  expect(parseTradeInNumber(number.padEnd(40))).toBe(number)
  expect(parseTradeInNumber(number.padEnd(41))).toBeUndefined()
  expect(parseTradeInNumber(`${number}X`)).toBeUndefined()
  expect(parseTradeInNumber(`SRO${number}`)).toBeUndefined()
  expect(parseTradeInNumber('SRO000000000')).toBeUndefined()
})
