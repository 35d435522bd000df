import { describe, expect, test } from 'vitest'
import {
  parseBuybackDevice,
  parseClaimNumber,
  toClaimNumber,
  writeBuybackDevice,
} from './claim-number.ts'

describe('the number of a claim', () => {
  test('is its order’s with a count', () => {
    expect(toClaimNumber('RO000012342', 1)).toBe('RO000012342-W1')
    expect(() => toClaimNumber('RO000012342', 0)).toThrow(RangeError)
  })

  test.each(['RO000012342-W1', 'ro000012342 w1', ' RO00001234 2-W1 '])('is read from %s', typed => {
    expect(parseClaimNumber(typed)).toBe('RO000012342-W1')
  })

  test.each(['RO000012342', 'RO000012342-R1', 'RO000012342-W0', 'RO000012343-W1', '', '-W1'])(
    'is not %s',
    typed => {
      expect(parseClaimNumber(typed)).toBeUndefined()
    },
  )
})

describe('a bought device', () => {
  test('is named by its order and line', () => {
    const device = { orderNumber: 'RO000012342', position: 12 }
    expect(writeBuybackDevice(device)).toBe('RO000012342-12')
    expect(parseBuybackDevice('RO000012342-12')).toEqual(device)
  })

  test.each(['RO000012342', 'RO000012342-x', 'RO000012343-1', 'RO000012342-1234', '-1'])(
    'is not %s',
    written => {
      expect(parseBuybackDevice(written)).toBeUndefined()
    },
  )
})
