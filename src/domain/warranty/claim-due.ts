import { addDays, type Day } from '#domain/device/day.ts'
import { addWorkingDays } from '#domain/device/working-days.ts'
import type { ClaimState } from './claim-state.ts'

/** Days in which a device is sent in, its label being good for no longer. */
export const daysToSendIn = 14

const workingDaysToDiagnose = 3
const daysToSolve = 15

export type ClaimDue = {
  readonly kind: 'send-by' | 'diagnosed-by' | 'solved-by'
  readonly day: Day
}

/** Known what it has, or mended, but not with its buyer again. */
const unsolvedStates: ReadonlySet<ClaimState> = new Set([
  'diagnosed',
  'repaired',
  'replaced',
  'refunded',
])

/**
 * What a claim waits for, the next first. Directive 2019/771, Art. 14: within a reasonable time; 15 calendar days from
 * the day the device came, as Romanian law counts it, in every market. The shop looks at it within 3 working days.
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
