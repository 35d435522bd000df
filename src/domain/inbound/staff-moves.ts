import type { InboundMove } from './inbound-state.ts'

/** What staff tell of a parcel; its label and its cancelling are its sender's. */
export const staffInboundMoves = [
  'fail-pickup',
  'try-again',
  'hand-over',
  'depart',
  'arrive',
  'lose',
] as const satisfies readonly InboundMove[]
export type StaffInboundMove = (typeof staffInboundMoves)[number]
