import { addDays, type Day } from '#domain/time/day.ts'
import { addWorkingDays } from '#domain/time/working-days.ts'
import type { ClaimState } from './claim-state.ts'

/** The number of days to send a device in; its label is valid for as long. */
export const daysToSendIn = 14

const workingDaysToDiagnose = 3
const daysToSolve = 15

export type ClaimDue = {
  readonly kind: 'send-by' | 'diagnosed-by' | 'solved-by'
  readonly day: Day
}

/** Diagnosed or solved, but not completed for the customer. */
const unsolvedStates: ReadonlySet<ClaimState> = new Set([
  'diagnosed',
  'repaired',
  'replaced',
  'refunded',
])

/**
 * The deadlines of a claim, the next first. The law requires a reasonable time (Directive 2019/771, Art. 14): in every
 * market 15 calendar days from receipt of the device, as in Romanian law. The shop diagnoses it within 3 working days.
 */
export function claimDueOf(
  state: ClaimState,
  { sendBy, received }: { readonly sendBy: Day; readonly received: Day | undefined },
  holidays: ReadonlySet<Day>,
): readonly ClaimDue[] {
  if (state === 'opened') return [{ kind: 'send-by', day: sendBy }]
  if (received === undefined) return []
  const solved: ClaimDue = { kind: 'solved-by', day: addDays(received, daysToSolve) }
  if (unsolvedStates.has(state)) return [solved]
  if (state !== 'received') return []
  const day = addWorkingDays(received, workingDaysToDiagnose, holidays)
  return [{ kind: 'diagnosed-by', day }, solved]
}
