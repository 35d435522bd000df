import { describe, expect, test } from 'vitest'
import { isSame } from './same.ts'

describe('a list', () => {
  test('is the same as one with the same entries in the same order', () => {
    expect(isSame([1, { a: 2 }], [1, { a: 2 }])).toBe(true)
    expect(isSame([1, 2], [2, 1])).toBe(false)
    expect(isSame([1], [1, 2])).toBe(false)
  })

  test.each([null, undefined, {}, { length: 0 }, ''])(
    'is never the same as what is no list: %j',
    other => {
      expect(isSame([], other)).toBe(false)
      expect(isSame(other, [])).toBe(false)
    },
  )
})

test('facts are the same in any order, and a key that is undefined is not there', () => {
  expect(isSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false)
})
