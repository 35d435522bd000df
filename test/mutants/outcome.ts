/** What became of one mutant, by hand or by StrykerJS. */
export type Outcome = {
  readonly file: string
  readonly line?: number
  readonly was: string
  readonly becomes: string
  /** The rule that it breaks, or the kind of change. */
  readonly what: string
  readonly isCaught: boolean
  /** Why it may survive. */
  readonly reason?: string
}
