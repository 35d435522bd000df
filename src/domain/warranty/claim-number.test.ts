import { describe, expect, test } from 'vitest'
import {
  parseClaimNumber,
  parsePurchasedDevice,
  toClaimNumber,
  writePurchasedDevice,
} from './claim-number.ts'

describe('a claim number', () => {
  test('a claim number is the order number with a count', () => {
    expect(toClaimNumber('RO000012342', 1)).toBe('RO000012342-W1')
    expect(() => toClaimNumber('RO000012342', 0)).toThrow(RangeError)
  })

  test.each(['RO000012342-W1', 'ro000012342 w1', ' RO00001234 2-W1 '])(
    'a claim number is read from %s',
    typed => {
      expect(parseClaimNumber(typed)).toBe('RO000012342-W1')
    },
  )

  test.each(['RO000012342', 'RO000012342-R1', 'RO000012342-W0', 'RO000012343-W1', '', '-W1'])(
    '%s is not a claim number',
    typed => {
      expect(parseClaimNumber(typed)).toBeUndefined()
    },
  )
})

describe('a bought device', () => {
  test('a bought device is identified by its order and line', () => {
    const device = { orderNumber: 'RO000012342', position: 12 }
    expect(writePurchasedDevice(device)).toBe('RO000012342-12')
    expect(parsePurchasedDevice('RO000012342-12')).toEqual(device)
  })

  test.each(['RO000012342', 'RO000012342-x', 'RO000012343-1', 'RO000012342-1234', '-1'])(
    '%s is not a bought device',
    written => {
      expect(parsePurchasedDevice(written)).toBeUndefined()
    },
  )
})
