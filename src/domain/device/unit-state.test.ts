import { describe, expect, test } from 'vitest'
import { parseShelf, staffUnitArrows } from './unit-state.ts'

describe('what staff do with a device', () => {
  test.each([
    ['intake', ['grade', 'quarantine', 'scrap', 'lose']],
    ['grading', ['refurbish', 'list', 'quarantine', 'scrap', 'lose']],
    ['listed', ['withdraw', 'lose']],
    ['held', []],
    ['sold', []],
    ['shipped', []],
    ['delivered', []],
    ['returned', ['grade', 'quarantine', 'scrap', 'lose']],
    ['quarantined', ['grade', 'scrap']],
    ['scrapped', []],
    ['lost', ['find']],
  ] as const)('that is %s: %j', (state, moves) => {
    expect(Object.keys(staffUnitArrows[state])).toEqual(moves)
  })
})

test.each([
  ['A-12', 'A-12'],
  [' a12 ', 'A-12'],
  ['ab 007', 'AB-7'],
  ['A', undefined],
  ['12', undefined],
  ['ABCD-1', undefined],
  ['A-12345', undefined],
])('the shelf "%s" is %s', (typed, shelf) => {
  expect(parseShelf(typed)).toBe(shelf)
})
