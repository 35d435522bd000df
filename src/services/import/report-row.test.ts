import { describe, expect, test } from 'vitest'
import { reportCell, reportRow } from './report-row.ts'

describe('a report cell is never run as a formula by a spreadsheet', () => {
  test.each([
    ['plain', 'plain'],
    ['=1+1', "'=1+1"],
    ['+40', "'+40"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['"=1"', '"\'""=1"""'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['say "x"', '"say ""x"""'],
    ['two\nlines', '"two\nlines"'],
    ['1-2', '1-2'],
  ])('%j is written as %s', (text, written) => {
    expect(reportCell(text)).toBe(written)
  })

  test('a value of the file quoted in the reason is not run as a formula', () => {
    expect(
      reportRow(2, [{ kind: 'unknown', column: 'brand', value: '=HYPERLINK("x")', closest: [] }]),
    ).toBe('2,brand,unknown,"\'""=HYPERLINK(""x"")"" is not known.",,\r\n')
  })
})

test('a row gives its first error in full and lists the others', () => {
  expect(
    reportRow(7, [
      { kind: 'near', column: 'color', value: 'Black', meant: 'Midnight' },
      { kind: 'missing', column: 'grade', options: ['FOARTE_BUN', 'BUN'] },
      { kind: 'bad-imei', column: 'imei' },
    ]),
  ).toBe(
    '7,color,near,"""Black"" is not in the catalogue; something like it is.",Midnight,"grade: missing; imei: bad-imei"\r\n',
  )
})

test('a long list of possible values is truncated', () => {
  const closest = Array.from({ length: 9 }, (_, at) => `${at}`)
  expect(reportRow(1, [{ kind: 'unknown', column: 'cpu', value: 'x', closest }])).toContain(
    '0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | … (9)',
  )
})
