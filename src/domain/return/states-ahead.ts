import type { ReturnState } from './return-state.ts'

const usual: readonly ReturnState[] = [
  'requested',
  'approved',
  'in-transit',
  'received',
  'inspected',
  'settled',
]

/** The states that follow if nothing goes wrong, so that a customer sees the whole process (orders.md, Return). */
export function statesAhead(state: ReturnState): readonly ReturnState[] {
  if (state === 'rejected') return ['sent-back']
  const at = usual.indexOf(state)
  return at < 0 ? [] : usual.slice(at + 1)
}
