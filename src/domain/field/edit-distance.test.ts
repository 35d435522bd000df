import { describe, expect, test } from 'vitest'
import { editDistance, forgivenErrors } from './edit-distance.ts'

describe('edit distance', () => {
  test.each([
    ['samsung', 'samsung', 0],
    ['samsumg', 'samsung', 1],
    ['samsng', 'samsung', 1],
    ['samssung', 'samsung', 1],
    ['smasung', 'samsung', 1],
    ['smasng', 'samsung', 2],
    ['', 'ab', 2],
  ])('the distance of %s from %s is %i', (typed, meant, errors) => {
    expect(editDistance(typed, meant, 2)).toBe(errors)
  })

  test('a distance over the limit is reported as limit + 1', () => {
    expect(editDistance('nokia', 'xiaomi', 2)).toBe(3)
    expect(editDistance('a', 'abcdefgh', 1)).toBe(2)
  })
})

test.each([
  ['max', 0],
  ['mini', 1],
  ['galaxy', 1],
  ['samsung', 2],
])('a search for %s allows %i typos', (word, errors) => {
  expect(forgivenErrors(word)).toBe(errors)
})
