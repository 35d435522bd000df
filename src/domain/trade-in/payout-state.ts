import type { Arrows } from '#domain/machine.ts'

/**
 * A failed payout is due again after the account is corrected; a voucher is paid as soon as it is due (sell.md,
 * payment).
 */
export type PayoutState = 'due' | 'sent' | 'paid' | 'failed'
export type PayoutMove = 'send' | 'settle' | 'fail' | 'correct'

export const payoutArrows: Arrows<PayoutState, PayoutMove> = {
  due: { send: 'sent', settle: 'paid', fail: 'failed' },
  sent: { settle: 'paid', fail: 'failed' },
  // Settled: paid by hand, to an account the seller gave outside the shop.
  failed: { correct: 'due', settle: 'paid' },
  paid: {},
}

/** One transfer attempt: `open` until the bank is known to have received it. */
export type TransferState = 'open' | 'sent' | 'settled' | 'refused'
