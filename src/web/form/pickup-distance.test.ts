import { expect, test } from 'vitest'
import { pickupDistance } from './pickup-distance.ts'

test.each([
  [0, '0,1'],
  [149, '0,1'],
  [151, '0,2'],
  [1_000, '1'],
  [2_449, '2,4'],
  [9_949, '9,9'],
  [9_950, '10'],
  [31_500, '32'],
])('%i metres are shown as %s kilometres', (metres, kilometres) => {
  expect(pickupDistance(metres, 'ro-RO')).toBe(kilometres)
  expect(pickupDistance(metres, 'el-GR')).toBe(kilometres)
})
