import { expect, test } from 'vitest'
import { parseInvoiceNumber, writeInvoiceNumber } from './invoice-number.ts'

test('an invoice number is written with its series, in Bulgaria as ten digits', () => {
  const written = (market: 'ro' | 'bg' | 'hu' | 'gr', kind: 'invoice' | 'credit-note') =>
    writeInvoiceNumber({ market, kind, number: 123 })
  expect(written('ro', 'invoice')).toBe('KRO 000123')
  expect(written('ro', 'credit-note')).toBe('KROS 000123')
  expect(written('bg', 'invoice')).toBe('0000000123')
  expect(written('bg', 'credit-note')).toBe('1000000123')
  expect(written('hu', 'invoice')).toBe('KHU 000123')
  expect(written('hu', 'credit-note')).toBe('KHUS 000123')
  expect(written('gr', 'invoice')).toBe('KGR 000123')
  expect(written('gr', 'credit-note')).toBe('KGRS 000123')
})

test('the millionth invoice number is longer; an invalid number throws', () => {
  expect(writeInvoiceNumber({ market: 'ro', kind: 'invoice', number: 1_000_000 })).toBe(
    'KRO 1000000',
  )
  for (const number of [0, -1, 1.5, 1_000_000_000])
    expect(() => writeInvoiceNumber({ market: 'bg', kind: 'invoice', number })).toThrow(RangeError)
  expect(writeInvoiceNumber({ market: 'bg', kind: 'credit-note', number: 999_999_999 })).toBe(
    '1999999999',
  )
})

test.each([
  ['KRO 000123', { market: 'ro', kind: 'invoice', number: 123 }],
  [' kros123 ', { market: 'ro', kind: 'credit-note', number: 123 }],
  ['0000000123', { market: 'bg', kind: 'invoice', number: 123 }],
  ['1000000123', { market: 'bg', kind: 'credit-note', number: 123 }],
  ['KHU 1000000', { market: 'hu', kind: 'invoice', number: 1_000_000 }],
  ['KGRS 1', { market: 'gr', kind: 'credit-note', number: 1 }],
  ['KRO 0', undefined],
  ['0000000000', undefined],
  ['1000000000', undefined],
  ['2000000123', undefined],
  ['KBG 000123', undefined],
  ['KRO', undefined],
  ['RO000000018', undefined],
  ['', undefined],
])('"%s" is the invoice number %j', (typed, number) => {
  expect(parseInvoiceNumber(typed)).toEqual(number)
})
