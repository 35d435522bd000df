/** A fault that an engineer could make, put in by hand: one piece of the source replaced. */
export type Mutant = {
  readonly file: string
  /** Occurs exactly once in the file; `npm run check` sees to it. */
  readonly find: string
  readonly replace: string
  /** The rule it breaks, in one sentence. */
  readonly rule: string
  /** The tests that should catch it. */
  readonly tests: readonly string[]
  /** Why no test can catch it, or what is missing. */
  readonly survives?: string
}

export function contract(...names: readonly string[]): readonly string[] {
  return names.map(name => `test/contract/${name}.test.ts`)
}
