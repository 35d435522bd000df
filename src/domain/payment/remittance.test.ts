import { describe, expect, test } from 'vitest'
import { judgeLine, readStatement } from './remittance.ts'

describe('a statement of a carrier', () => {
  test('is read by the names of its columns, whatever their order and language', () => {
    const rows = [
      ['Data', 'Suma ramburs', 'Nr. AWB'],
      ['27.11.2026', '1.299,99 lei', '1ONB 23'],
      ['', '', ''],
      ['27.11.2026', 'zero', '1ONB24'],
    ]
    expect(readStatement(rows, 'RON')).toEqual([
      { line: 2, awb: '1ONB23', minor: 129_999 },
      { line: 4, awb: '1ONB24', minor: undefined },
    ])
  })

  test('without names has the parcel first and the amount second', () => {
    expect(readStatement([['5300', '49.90']], 'BGN')).toEqual([
      { line: 1, awb: '5300', minor: 4_990 },
    ])
  })

  test('with one name only is read as one without', () => {
    expect(
      readStatement(
        [
          ['AWB', '7'],
          ['1', '2'],
        ],
        'EUR',
      ),
    ).toEqual([
      { line: 1, awb: 'AWB', minor: 700 },
      { line: 2, awb: '1', minor: 200 },
    ])
  })
})

describe('a line of it', () => {
  const line = { line: 1, awb: '1ONB1', minor: 5_000 }

  test.each([
    [line, { state: 'collected', amountMinor: 5_000 }, false, 'matched'],
    [line, { state: 'remitted', amountMinor: 5_000 }, false, 'remitted-before'],
    [line, { state: 'due', amountMinor: 5_000 }, false, 'not-collected'],
    [line, { state: 'collected', amountMinor: 5_001 }, false, 'other-amount'],
    [line, { state: 'collected', amountMinor: 5_000 }, true, 'repeated'],
    [line, undefined, false, 'unknown-parcel'],
    [{ ...line, minor: undefined }, undefined, false, 'unreadable'],
    [{ ...line, awb: '' }, undefined, false, 'unreadable'],
  ] as const)('%j beside %j, repeated %s: %s', (statement, cash, isRepeated, verdict) => {
    expect(judgeLine(statement, cash, isRepeated)).toBe(verdict)
  })
})
