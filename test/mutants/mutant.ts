/** An error that an engineer could make, inserted by hand: one piece of the source is replaced. */
export type Mutant = {
  readonly file: string
  /** Occurs exactly once in the file, which `npm run check` verifies. */
  readonly find: string
  readonly replace: string
  /** The rule it breaks, in one sentence. */
  readonly rule: string
  /** The tests that should detect it. */
  readonly tests: readonly string[]
  /** Why no test can detect it, or what is missing. */
  readonly survives?: string
}

export function contract(...names: readonly string[]): readonly string[] {
  return names.map(name => `test/contract/${name}.test.ts`)
}
