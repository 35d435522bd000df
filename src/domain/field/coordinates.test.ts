import { expect, test } from 'vitest'
import { isLatitude, isLongitude } from './coordinates.ts'

test('a latitude is within -90 to 90', () => {
  expect([-90, 0, 90].map(isLatitude)).toEqual([true, true, true])
  expect([-90.001, 90.001, Number.NaN, Infinity].map(isLatitude)).toEqual(Array(4).fill(false))
})

test('a longitude is within -180 to 180', () => {
  expect([-180, 0, 180].map(isLongitude)).toEqual([true, true, true])
  expect([-180.001, 180.001, Number.NaN].map(isLongitude)).toEqual(Array(3).fill(false))
})
