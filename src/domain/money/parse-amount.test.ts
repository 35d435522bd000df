import { describe, expect, test } from 'vitest'
import type { Currency } from './money.ts'
import { parseAmount } from './parse-amount.ts'

describe('an amount is parsed in the formats people use', () => {
  test.each([
    ['1299', 'RON', 129_900],
    ['1339,69', 'RON', 133_969],
    ['1.299 lei', 'RON', 129_900],
    ['1.299,50 lei', 'RON', 129_950],
    ['1 299,5 RON', 'RON', 129_950],
    ['1\u00a0299 lei', 'RON', 129_900],
    ['lei 49', 'RON', 4_900],
    ['0,99', 'RON', 99],
    ['0', 'RON', 0],
    ['2 499 лв.', 'BGN', 249_900],
    ['439 990 Ft', 'HUF', 43_999_000],
    ['439.990,00 Ft', 'HUF', 43_999_000],
    ['1,299,000 HUF', 'HUF', 129_900_000],
    ['€1,783.99', 'EUR', 178_399],
    ["1'299.00 €", 'EUR', 129_900],
    [' 575,00 ', 'EUR', 57_500],
    ['1.5', 'EUR', 150],
    ['12,345', 'EUR', 1_234_500],
    ['898,9400', 'EUR', 89_894],
    ['45 ευρώ', 'EUR', 4_500],
  ] as const)('%j in %s', (text, currency, minor) => {
    expect(parseAmount(text, currency)).toEqual({ ok: true, value: { minor, currency } })
  })
})

describe('text that is not an amount is refused', () => {
  test.each([
    '',
    ' ',
    'MISSING',
    'lei',
    '12a',
    '1299 lei / buc',
    '10 %',
    '1,2,3',
    '1.29.9',
    '1,299,00.50.1',
    '12,99,50',
    '12 lei 34',
    '12,5 0',
    '1,29.9',
    `${' '.repeat(50)}12`,
    '1'.repeat(41),
    '12 34',
    '1e3',
    '3.56938E+14',
    '9'.repeat(17),
    '1'.repeat(10_000),
    '1 '.repeat(5_000),
  ])('%j', text => {
    expect(parseAmount(text, 'RON')).toEqual({ ok: false, refusal: { kind: 'not-an-amount' } })
  })

  test.each(['-5', '−1.299 lei', 'lei -49'])('%s is negative and refused', text => {
    expect(parseAmount(text, 'RON')).toEqual({ ok: false, refusal: { kind: 'negative' } })
  })
})

describe('another currency is refused, with its name', () => {
  test.each([
    [' $1,783.99 ', 'RON', '$'],
    ['100 €', 'RON', '€'],
    ['100 lei', 'EUR', 'lei'],
    ['100 Ft', 'BGN', 'Ft'],
    ['USD 100', 'EUR', 'USD'],
    ['100 zł', 'EUR', undefined],
    ['100 PLN', 'HUF', 'PLN'],
    ['лв 100', 'EUR', 'лв'],
  ] as const)('%s where %s is expected', (text, expected, label) => {
    expect(parseAmount(text, expected)).toEqual({
      ok: false,
      refusal:
        label === undefined
          ? { kind: 'not-an-amount' }
          : { kind: 'other-currency', typedCurrency: label, expected },
    })
  })
})

describe('an amount may not be finer than the smallest amount of its currency', () => {
  test.each([
    ['1299,99', 'RON', 129_999],
    ['1299,990', 'RON', 129_999],
    ['1299,991', 'RON', undefined],
    ['0,999', 'EUR', undefined],
    ['12345,678', 'EUR', undefined],
    ['1990,00', 'HUF', 199_000],
    ['1990,50', 'HUF', undefined],
  ] as readonly [string, Currency, number | undefined][])('%s in %s', (text, currency, minor) => {
    expect(parseAmount(text, currency)).toEqual(
      minor === undefined
        ? { ok: false, refusal: { kind: 'too-fine', expected: currency } }
        : { ok: true, value: { minor, currency } },
    )
  })
})

test('an amount is parsed up to 40 characters, not counting the spaces around it', () => {
  const written = `${'0'.repeat(38)}12`
  expect(parseAmount(written, 'EUR')).toEqual({
    ok: true,
    value: { minor: 1_200, currency: 'EUR' },
  })
  expect(parseAmount(` ${written}`, 'EUR').ok).toBe(true)
  expect(parseAmount(`0${written}`, 'EUR').ok).toBe(false)
})

describe('a currency is recognised by each of its names', () => {
  test.each([
    ['RON', ['ron', 'lei', 'leu', 'LEI']],
    ['BGN', ['bgn', 'лв', 'лв.', 'лева', 'лев', 'lv', 'lv.', 'lev', 'leva']],
    ['HUF', ['huf', 'ft', 'Ft.', 'forint']],
    ['EUR', ['eur', 'euro', 'euros', '€', 'евро', 'ευρώ', 'ευρω', 'euró']],
  ] as const)('%s: %s', (currency, names) => {
    for (const word of names) expect(parseAmount(`5 ${word}`, currency).ok, word).toBe(true)
  })
})
