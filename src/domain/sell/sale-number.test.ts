import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTradeInNumber, toTradeInNumber } from './sale-number.ts'

const markets = ['ro', 'bg', 'hu', 'gr'] as const

test('A number of a sale is read as it was written, spaced and in small letters too', () => {
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

test('One mistyped digit is no number of a sale', () => {
  const number = toTradeInNumber('bg', 1234)
  const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
  for (let at = 3; at < number.length; at += 1)
    for (const digit of digits.filter(each => each !== number[at]))
      expect(parseTradeInNumber(number.slice(0, at) + digit + number.slice(at + 1))).toBeUndefined()
})

test("Another market's letters and the number of an order are no number of a sale", () => {
  const number = toTradeInNumber('ro', 1234)
  expect(parseTradeInNumber(number.replace('SRO', 'SHU'))).toBeUndefined()
  expect(parseTradeInNumber(number.slice(1))).toBeUndefined()
  expect(parseTradeInNumber(number.replace('SRO', 'SXX'))).toBeUndefined()
  expect(parseTradeInNumber('x'.repeat(41))).toBeUndefined()
})

test('A sale has a serial from 1 to 9,999,999,999', () => {
  for (const serial of [1, 9_999_999_999])
    expect(parseTradeInNumber(toTradeInNumber('hu', serial))).toBe(toTradeInNumber('hu', serial))
  for (const serial of [0, -1, 1.5, 10_000_000_000])
    expect(() => toTradeInNumber('hu', serial)).toThrow(RangeError)
})

test('A number is read up to 40 signs, and only where nothing stands around it', () => {
  const number = toTradeInNumber('ro', 1234)
  expect(parseTradeInNumber(number.padEnd(40))).toBe(number)
  expect(parseTradeInNumber(number.padEnd(41))).toBeUndefined()
  expect(parseTradeInNumber(`${number}X`)).toBeUndefined()
  expect(parseTradeInNumber(`SRO${number}`)).toBeUndefined()
  expect(parseTradeInNumber('SRO000000000')).toBeUndefined()
})
