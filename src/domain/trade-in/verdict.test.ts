import { expect, test } from 'vitest'
import { type InspectionReason, wayBackOf } from './verdict.ts'

test.each<[readonly InspectionReason[], string]>([
  [['counterfeit'], 'parcel'],
  [['locked', 'other-device'], 'parcel'],
  [['swollen-battery'], 'by-hand'],
  [['locked', 'swollen-battery'], 'by-hand'],
  [['stolen'], 'held'],
  [['swollen-battery', 'stolen'], 'held'],
])('A device that is not bought for %j comes back: %s', (reasons, way) => {
  expect(wayBackOf(reasons)).toBe(way)
})
