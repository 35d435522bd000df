import type { InboundMove } from './inbound-state.ts'

/** The transitions that staff may record; creating the label and cancelling are up to the sender. */
export const staffInboundMoves = [
  'fail-pickup',
  'try-again',
  'hand-over',
  'depart',
  'arrive',
  'lose',
] as const satisfies readonly InboundMove[]
export type StaffInboundMove = (typeof staffInboundMoves)[number]
