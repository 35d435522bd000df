import type { Arrows } from '#domain/machine.ts'

export const inboundStates = [
  'preparing',
  'label-created',
  'pickup-failed',
  'handed-over',
  'in-transit',
  'arrived',
  'cancelled',
  'expired',
  'lost',
] as const
export type InboundState = (typeof inboundStates)[number]

export const inboundMoves = [
  'create-label',
  'fail-pickup',
  'try-again',
  'hand-over',
  'depart',
  'arrive',
  'cancel',
  'expire',
  'lose',
] as const
export type InboundMove = (typeof inboundMoves)[number]

/** Transitions of a parcel to the shop: one handed over late is still carried, one marked as lost may still arrive. */
export const inboundArrows: Arrows<InboundState, InboundMove> = {
  preparing: { 'create-label': 'label-created', cancel: 'cancelled', expire: 'expired' },
  'label-created': {
    'fail-pickup': 'pickup-failed',
    'hand-over': 'handed-over',
    cancel: 'cancelled',
    expire: 'expired',
  },
  'pickup-failed': {
    'try-again': 'label-created',
    'hand-over': 'handed-over',
    cancel: 'cancelled',
    expire: 'expired',
  },
  'handed-over': { depart: 'in-transit', arrive: 'arrived', lose: 'lost' },
  'in-transit': { arrive: 'arrived', lose: 'lost' },
  arrived: {},
  cancelled: {},
  expired: { 'hand-over': 'handed-over' },
  lost: { arrive: 'arrived' },
}

/** The sender may cancel until the carrier has the parcel. */
export function isStillWithSender(state: InboundState): boolean {
  return state === 'preparing' || state === 'label-created' || state === 'pickup-failed'
}
