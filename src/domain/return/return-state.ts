import type { Arrows } from '#domain/machine.ts'

export const returnStates = [
  'requested',
  'approved',
  'in-transit',
  'received',
  'inspected',
  'settled',
  'rejected',
  'sent-back',
  'cancelled',
  'expired',
] as const
export type ReturnState = (typeof returnStates)[number]

export const returnMoves = [
  'approve',
  'hand-over',
  'receive',
  'inspect',
  'settle',
  'reject',
  'send-back',
  'cancel',
  'expire',
] as const
export type ReturnMove = (typeof returnMoves)[number]

/**
 * A parcel that arrives without a scan is received from its current state; an expired one that still arrives is received
 * too (orders.md, Return).
 */
export const returnArrows: Arrows<ReturnState, ReturnMove> = {
  requested: { approve: 'approved', cancel: 'cancelled' },
  approved: {
    'hand-over': 'in-transit',
    receive: 'received',
    cancel: 'cancelled',
    expire: 'expired',
  },
  'in-transit': { receive: 'received' },
  received: { inspect: 'inspected' },
  inspected: { settle: 'settled', reject: 'rejected' },
  settled: {},
  rejected: { 'send-back': 'sent-back' },
  'sent-back': {},
  cancelled: {},
  expired: { 'hand-over': 'in-transit', receive: 'received' },
}

const overStates: ReadonlySet<ReturnState> = new Set([
  'settled',
  'sent-back',
  'cancelled',
  'expired',
])

/** Whether further events are expected. */
export function isReturnUnderWay(state: ReturnState): boolean {
  return !overStates.has(state)
}

const moneylessStates: ReadonlySet<ReturnState> = new Set([
  'rejected',
  'sent-back',
  'cancelled',
  'expired',
])

/** Whether a refund is expected, as far as is known. */
export function bringsMoney(state: ReturnState): boolean {
  return !moneylessStates.has(state)
}

/** Whether the customer still has to hand over the parcel. */
export function isParcelAwaited(state: ReturnState): boolean {
  return state === 'requested' || state === 'approved'
}

/** Whether the lines cannot be returned again. */
export function holdsLines(state: ReturnState): boolean {
  return state !== 'cancelled' && state !== 'expired' && state !== 'sent-back'
}
