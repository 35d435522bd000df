import { expect, test } from 'vitest'
import { runCarts } from '#test/faults/cart.ts'
import { sabotages } from '#test/faults/cart-sabotage.ts'

/** Verifies the random sequences of quality.md R8: they must detect each of these broken rules. */
test.each(Object.entries(sabotages))(
  '%s is detected by 400 random sequences of three browsers',
  (_what, { step, truth }) => {
    const errors = runCarts(400, 1, step).errors
    expect(errors.filter(error => error.includes(truth)).length).toBeGreaterThan(0)
  },
  60_000,
)
