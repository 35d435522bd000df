import type { Arrows } from '#domain/machine.ts'

export const claimStates = [
  'opened',
  'received',
  'diagnosed',
  'repaired',
  'replaced',
  'refunded',
  'rejected',
  'closed',
  'cancelled',
  'expired',
] as const
export type ClaimState = (typeof claimStates)[number]

export const claimMoves = [
  'receive',
  'diagnose',
  'repair',
  'replace',
  'refund',
  'reject',
  'close',
  'cancel',
  'expire',
] as const
export type ClaimMove = (typeof claimMoves)[number]

/**
 * A claim can be cancelled while the customer has the device; a device that arrives after the claim expired is still
 * received (orders.md, Warranty claim).
 */
export const claimArrows: Arrows<ClaimState, ClaimMove> = {
  opened: { receive: 'received', cancel: 'cancelled', expire: 'expired' },
  received: { diagnose: 'diagnosed' },
  diagnosed: { repair: 'repaired', replace: 'replaced', refund: 'refunded', reject: 'rejected' },
  repaired: { close: 'closed' },
  replaced: { close: 'closed' },
  refunded: { close: 'closed' },
  rejected: { close: 'closed' },
  closed: {},
  cancelled: {},
  expired: { receive: 'received' },
}

const overStates = ['closed', 'cancelled', 'expired'] as const satisfies ClaimState[]

/** The claim is not completed yet; a device has at most one such claim at a time. */
export function isClaimUnderWay(state: ClaimState): boolean {
  return !overStates.some(over => over === state)
}
