/** What inspection says of one line: what of its money is kept and why, and where its device goes. Minor units. */
export type ReturnLineJudgement = {
  readonly position: number
  readonly keptMinor: number
  /** In the words of who looked; '' where nothing is kept. */
  readonly found: string
  readonly unitTo: 'grading' | 'quarantined'
}
