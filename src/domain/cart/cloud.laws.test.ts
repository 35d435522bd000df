import { expect, test } from 'vitest'
import { runCarts } from '#test/faults/cart.ts'

/** A mutant is tested with fewer sequences (docs/mutants.md). */
const sequences = process.env.KINTSU_MUTANTS === undefined ? 2_000 : 150

/** quality.md R8; `npm run faults -- cart` runs a hundred thousand of these. */
test('three browsers with one cart, offline and a day apart, converge: removed lines stay removed, no phone is lost', () => {
  expect(runCarts(sequences, 1).errors).toEqual([])
}, 60_000)
