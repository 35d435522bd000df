/** The inspection result of one line: the deduction with its reason, and where its device goes. Minor units. */
export type ReturnLineJudgement = {
  readonly position: number
  readonly keptMinor: number
  /** The reason in the inspector's own words; '' without a deduction. */
  readonly found: string
  readonly unitTo: 'grading' | 'quarantined'
}
