import { describe, expect, test } from 'vitest'
import { runCarts } from '#test/faults/cart.ts'
import { sabotages } from '#test/faults/cart-sabotage.ts'

/** quality.md R8; `npm run faults -- cart` plays a hundred thousand of these. */
describe('three browsers with one cart: offline, a day apart, answers lost and repeated, signed out in mid-merge', () => {
  test('come to the same cart; removed stays removed, no phone is lost, one gift wrap', () => {
    expect(runCarts(2_000, 1).faults).toEqual([])
  }, 60_000)

  test.each(Object.entries(sabotages))(
    '%s is found out',
    (_what, { step, truth }) => {
      const faults = runCarts(400, 1, step).faults
      expect(faults.filter(fault => fault.includes(truth)).length).toBeGreaterThan(0)
    },
    60_000,
  )
})
