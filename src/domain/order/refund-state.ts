import type { Arrows } from '#domain/machine.ts'

export const refundStates = [
  'requested',
  'approved',
  'awaiting-iban',
  'submitted',
  'succeeded',
  'failed',
] as const
export type RefundState = (typeof refundStates)[number]

export const refundMoves = ['approve', 'ask-iban', 'submit', 'succeed', 'fail'] as const
export type RefundMove = (typeof refundMoves)[number]

/** A refund that the provider refuses immediately fails without having been submitted (orders.md, Refund). */
export const refundArrows: Arrows<RefundState, RefundMove> = {
  requested: { approve: 'approved', fail: 'failed' },
  approved: { 'ask-iban': 'awaiting-iban', submit: 'submitted', fail: 'failed' },
  'awaiting-iban': { submit: 'submitted', fail: 'failed' },
  submitted: { succeed: 'succeeded', fail: 'failed' },
  succeeded: {},
  failed: {},
}

/** Never above captured − refunded − pending; the amount of a failed refund is available again (orders.md). Minor units. */
export function refundableMinor(
  capturedMinor: number,
  refunds: readonly { readonly state: RefundState; readonly amountMinor: number }[],
): number {
  return refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((left, { amountMinor }) => left - amountMinor, capturedMinor)
}
