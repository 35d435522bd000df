/** The result of one mutant, listed by hand or made by StrykerJS. */
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
