import { type Arrows, isFinal } from '#domain/machine.ts'

export const tradeInStates = [
  'draft',
  'offered',
  'accepted',
  'label-sent',
  'in-transit',
  'received',
  'quarantined',
  'locked',
  'inspected',
  'second-offer',
  'objected',
  'accepted-second',
  'paid',
  'rejected',
  'declined',
  'returning',
  'returned',
  'recycled',
  'surrendered',
  'expired',
  'cancelled',
] as const
export type TradeInState = (typeof tradeInStates)[number]

export const tradeInMoves = [
  'offer',
  'accept',
  'send-label',
  'depart',
  'receive',
  'quarantine',
  'lock',
  'inspect',
  'pay',
  'offer-less',
  'reject',
  'object',
  'accept-second',
  'decline',
  'send-back',
  'give-back',
  'recycle',
  'surrender',
  'expire',
  'cancel',
] as const
export type TradeInMove = (typeof tradeInMoves)[number]

/**
 * An unanswered second offer is declined, so that nobody sells for less without agreeing (sell.md, A sale's states).
 * Devices that must not be sent back by parcel end otherwise (docs/decisions/0030-sellers.md).
 */
export const tradeInArrows: Arrows<TradeInState, TradeInMove> = {
  draft: { offer: 'offered', cancel: 'cancelled' },
  offered: { accept: 'accepted', expire: 'expired' },
  accepted: { 'send-label': 'label-sent', cancel: 'cancelled', expire: 'expired' },
  'label-sent': { depart: 'in-transit', cancel: 'cancelled', expire: 'expired' },
  'in-transit': { receive: 'received' },
  received: { inspect: 'inspected', quarantine: 'quarantined', lock: 'locked' },
  quarantined: { inspect: 'inspected', lock: 'locked' },
  locked: { inspect: 'inspected', reject: 'rejected' },
  inspected: { pay: 'paid', 'offer-less': 'second-offer', reject: 'rejected' },
  'second-offer': {
    'accept-second': 'accepted-second',
    decline: 'declined',
    object: 'objected',
  },
  objected: { inspect: 'inspected' },
  'accepted-second': { pay: 'paid' },
  paid: {},
  rejected: {
    'send-back': 'returning',
    'give-back': 'returned',
    recycle: 'recycled',
    surrender: 'surrendered',
  },
  declined: { 'send-back': 'returning' },
  returning: { 'give-back': 'returned' },
  returned: {},
  recycled: {},
  surrendered: {},
  expired: {},
  cancelled: {},
}

/**
 * Accepted and not settled: the device is in transit or received, or money is due. An offer alone does not bind the
 * seller.
 */
export function isTradeInOpen(state: TradeInState): boolean {
  return state !== 'draft' && state !== 'offered' && !isFinal(tradeInArrows, state)
}

const unpaid: ReadonlySet<TradeInState> = new Set(['rejected', 'declined', 'returning'])

/** The account of an accepted trade-in can be changed until it is paid (complaints of this trade, wrong IBAN). */
export function isAccountOpen(state: TradeInState): boolean {
  return isTradeInOpen(state) && !unpaid.has(state)
}

const way: readonly TradeInState[] = [
  'offered',
  'accepted',
  'label-sent',
  'in-transit',
  'received',
  'inspected',
]

/** The states ahead of a trade-in if nothing goes wrong, the nearest first. */
export function aheadOf(state: TradeInState): readonly TradeInState[] {
  switch (state) {
    case 'draft':
      return [...way, 'paid']
    case 'quarantined':
    case 'locked':
    case 'objected':
      return ['inspected', 'paid']
    // The next step is up to the seller.
    case 'second-offer':
    case 'paid':
    case 'returned':
    case 'recycled':
    case 'surrendered':
    case 'expired':
    case 'cancelled':
      return []
    case 'accepted-second':
      return ['paid']
    case 'rejected':
    case 'declined':
      return ['returning', 'returned']
    case 'returning':
      return ['returned']
    case 'offered':
    case 'accepted':
    case 'label-sent':
    case 'in-transit':
    case 'received':
    case 'inspected':
      return [...way.slice(way.indexOf(state) + 1), 'paid']
  }
}
