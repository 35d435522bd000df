import { describe, expect, test } from 'vitest'
import { parseReturnNumber, toReturnNumber } from './return-number.ts'

describe('the number of a return', () => {
  test('is its order’s with a count', () => {
    expect(toReturnNumber('RO000012342', 1)).toBe('RO000012342-R1')
    expect(toReturnNumber('RO000012342', 12)).toBe('RO000012342-R12')
  })

  test.each(['RO000012342-R1', 'ro 0000 12342 r1', ' RO000012342-r1 ', 'RO000012342R1'])(
    'is read as people write it: %s',
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
  ])('is none where something is mistyped: %s', typed => {
    expect(parseReturnNumber(typed)).toBeUndefined()
  })

  test('is read up to 45 signs', () => {
    expect(parseReturnNumber('RO000012342-R12'.padEnd(45))).toBe('RO000012342-R12')
    expect(parseReturnNumber('RO000012342-R12'.padEnd(46))).toBeUndefined()
    expect(parseReturnNumber(`${'R'.repeat(50_000)}1`)).toBeUndefined()
  })

  test.each([0, -1, 1.5])('counts from one in whole numbers: %s is a bug', count => {
    expect(() => toReturnNumber('RO000012342', count)).toThrow(RangeError)
  })
})
