import { describe, expect, test } from 'vitest'
import { isSame } from './same.ts'

describe('comparing a list', () => {
  test('a list equals one with the same entries in the same order', () => {
    expect(isSame([1, { a: 2 }], [1, { a: 2 }])).toBe(true)
    expect(isSame([1, 2], [2, 1])).toBe(false)
    expect(isSame([1], [1, 2])).toBe(false)
  })

  test.each([null, undefined, {}, { length: 0 }, ''])(
    'a list never equals a value that is not a list: %j',
    other => {
      expect(isSame([], other)).toBe(false)
      expect(isSame(other, [])).toBe(false)
    },
  )
})

test('objects are equal in any key order, and a key that is undefined counts as missing', () => {
  expect(isSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false)
})
