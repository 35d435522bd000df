import { expect, test } from 'vitest'
import { runCarts } from '#test/faults/cart.ts'

/** A mutant of a rule waits for fewer sequences (docs/mutants.md). */
const sequences = process.env.KINTSU_MUTANTS === undefined ? 2_000 : 150

/** quality.md R8; `npm run faults -- cart` plays a hundred thousand of these. */
test('three browsers with one cart, offline and a day apart, come to the same cart: removed stays removed, no phone is lost', () => {
  expect(runCarts(sequences, 1).faults).toEqual([])
}, 60_000)
