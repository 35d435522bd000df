import type { Arrows } from '#domain/machine.ts'

/** sell.md, payment: what failed is due again once its account was put right; a voucher is paid as it is due. */
export type PayoutState = 'due' | 'sent' | 'paid' | 'failed'
export type PayoutMove = 'send' | 'settle' | 'fail' | 'correct'

export const payoutArrows: Arrows<PayoutState, PayoutMove> = {
  due: { send: 'sent', settle: 'paid', fail: 'failed' },
  sent: { settle: 'paid', fail: 'failed' },
  // Paid by hand, to an account its seller told otherwise.
  failed: { correct: 'due', settle: 'paid' },
  paid: {},
}

/** One try to pay: `open` until the bank has it for certain. */
export type TransferState = 'open' | 'sent' | 'settled' | 'refused'
