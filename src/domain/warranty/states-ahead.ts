import type { ClaimState } from './claim-state.ts'

const usual: readonly ClaimState[] = ['opened', 'received', 'diagnosed', 'closed']

const solvedStates: ReadonlySet<ClaimState> = new Set([
  'repaired',
  'replaced',
  'refunded',
  'rejected',
])

/** orders.md, Warranty claim: what comes after a state, so that a member sees the whole way; how it is solved is not foretold. */
export function claimStatesAhead(state: ClaimState): readonly ClaimState[] {
  if (solvedStates.has(state)) return ['closed']
  const at = usual.indexOf(state)
  return at < 0 ? [] : usual.slice(at + 1)
}
