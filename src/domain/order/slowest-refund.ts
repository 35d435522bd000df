import type { RefundState } from './refund-state.ts'

const course: readonly RefundState[] = [
  'failed',
  'requested',
  'approved',
  'awaiting-iban',
  'submitted',
  'succeeded',
]

/** Where money stands that goes back in several parts: where the last of them is. */
export function slowestOf(states: readonly RefundState[]): RefundState | undefined {
  return course.find(state => states.includes(state))
}
