import { playSequence } from './cart-sequence.ts'
import type { Step } from './cart-world.ts'
import type { Verdict } from './r1.ts'

/** Runs this many sequences, each with its own seed; an error is reported with the seed that reproduces it (R8). */
export function runCarts(sequences: number, seed: number, step?: Step): Verdict {
  const start = performance.now()
  const errors = Array.from({ length: sequences }, (_, at) => seed + at).flatMap(each =>
    playSequence(each, step).map(error => `--seed ${each} --sequences 1: ${error}`),
  )
  const seconds = Math.round((performance.now() - start) / 1_000)
  const summary = `${sequences} sequences of three browsers from seed ${seed} on, ${seconds} s`
  return { errors, summary }
}
