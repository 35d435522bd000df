import type { ClaimState } from './claim-state.ts'

const usual: readonly ClaimState[] = ['opened', 'received', 'diagnosed', 'closed']

const solvedStates: ReadonlySet<ClaimState> = new Set([
  'repaired',
  'replaced',
  'refunded',
  'rejected',
])

/**
 * The states that follow a state, so that a member sees the whole process; the solution is not predicted
 * (orders.md, Warranty claim).
 */
export function claimStatesAhead(state: ClaimState): readonly ClaimState[] {
  if (solvedStates.has(state)) return ['closed']
  const at = usual.indexOf(state)
  return at < 0 ? [] : usual.slice(at + 1)
}
