import type { Arrows } from '#domain/machine.ts'

export const attemptStates = [
  'created',
  'action-required',
  'pending-review',
  'authorized',
  'captured',
  'declined',
  'cancelled',
  'expired',
] as const
export type AttemptState = (typeof attemptStates)[number]

export const attemptMoves = [
  'require-action',
  'send-to-review',
  'authorize',
  'capture',
  'decline',
  'cancel',
  'expire',
  'capture-late',
] as const
export type AttemptMove = (typeof attemptMoves)[number]

const endings = { decline: 'declined', cancel: 'cancelled', expire: 'expired' } as const

const lateSuccess = { 'capture-late': 'captured' } as const

/**
 * Forward only, and a provider may skip stages. A late success from a closed state has its own transition: the
 * caller first checks whether the order can still be paid (orders.md, Payment attempt).
 */
export const attemptArrows: Arrows<AttemptState, AttemptMove> = {
  created: {
    ...endings,
    'require-action': 'action-required',
    'send-to-review': 'pending-review',
    authorize: 'authorized',
    capture: 'captured',
  },
  'action-required': {
    ...endings,
    'send-to-review': 'pending-review',
    authorize: 'authorized',
    capture: 'captured',
  },
  'pending-review': { ...endings, authorize: 'authorized', capture: 'captured' },
  authorized: { ...endings, capture: 'captured' },
  captured: {},
  declined: lateSuccess,
  cancelled: lateSuccess,
  expired: lateSuccess,
}

const liveStates: readonly AttemptState[] = [
  'created',
  'action-required',
  'pending-review',
  'authorized',
]

/** No payment was submitted yet: the attempt can still be started, or abandoned for another method. */
export function isWithCustomer(state: AttemptState): boolean {
  return state === 'created' || state === 'action-required'
}

/** An order has at most one live attempt (orders.md). */
export function isLive(state: AttemptState): boolean {
  return liveStates.includes(state)
}
