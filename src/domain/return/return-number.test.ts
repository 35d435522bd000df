import { describe, expect, test } from 'vitest'
import { parseReturnNumber, toReturnNumber } from './return-number.ts'

describe('the number of a return', () => {
  test('a return number is the order number with a count', () => {
    expect(toReturnNumber('RO000012342', 1)).toBe('RO000012342-R1')
    expect(toReturnNumber('RO000012342', 12)).toBe('RO000012342-R12')
  })

  test.each(['RO000012342-R1', 'ro 0000 12342 r1', ' RO000012342-r1 ', 'RO000012342R1'])(
    'a return number is parsed in the formats people use: %s',
    typed => {
      expect(parseReturnNumber(typed)).toBe('RO000012342-R1')
    },
  )

  test.each([
    'RO000012343-R1',
    'RO000012342',
    'RO000012342-R0',
    'RO000012342-R01',
    'RO000012342-R1000',
    'R1',
    '',
  ])('a mistyped return number is refused: %s', typed => {
    expect(parseReturnNumber(typed)).toBeUndefined()
  })

  test('a return number is parsed up to 45 characters', () => {
    expect(parseReturnNumber('RO000012342-R12'.padEnd(45))).toBe('RO000012342-R12')
    expect(parseReturnNumber('RO000012342-R12'.padEnd(46))).toBeUndefined()
    expect(parseReturnNumber(`${'R'.repeat(50_000)}1`)).toBeUndefined()
  })

  test.each([0, -1, 1.5])('the count is a whole number from one; %s throws', count => {
    expect(() => toReturnNumber('RO000012342', count)).toThrow(RangeError)
  })
})
