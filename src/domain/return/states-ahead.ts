import type { ReturnState } from './return-state.ts'

const usual: readonly ReturnState[] = [
  'requested',
  'approved',
  'in-transit',
  'received',
  'inspected',
  'settled',
]

/** orders.md, Return: what comes after a state where nothing goes wrong, so that a shopper sees the whole way. */
export function statesAhead(state: ReturnState): readonly ReturnState[] {
  if (state === 'rejected') return ['sent-back']
  const at = usual.indexOf(state)
  return at < 0 ? [] : usual.slice(at + 1)
}
