import type { RefundState } from './refund-state.ts'

const course: readonly RefundState[] = [
  'failed',
  'requested',
  'approved',
  'awaiting-iban',
  'submitted',
  'succeeded',
]

/** The state of a refund in several parts: that of its slowest part. */
export function slowestOf(states: readonly RefundState[]): RefundState | undefined {
  return course.find(state => states.includes(state))
}
