import { expect, test } from 'vitest'
import { runCarts } from '#test/faults/cart.ts'
import { sabotages } from '#test/faults/cart-sabotage.ts'

/** What the sequences of quality.md R8 are worth: each of these broken rules must be found by them. */
test.each(Object.entries(sabotages))(
  '%s is found by 400 chance sequences of three browsers',
  (_what, { step, truth }) => {
    const errors = runCarts(400, 1, step).faults
    expect(errors.filter(error => error.includes(truth)).length).toBeGreaterThan(0)
  },
  60_000,
)
