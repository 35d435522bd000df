import { describe, expect, test } from 'vitest'
import { payoutArrows } from './payout-state.ts'

describe('a payout', () => {
  test('a payout is sent and paid, or fails and is due again after the account is corrected', () => {
    expect(payoutArrows).toEqual({
      due: { send: 'sent', settle: 'paid', fail: 'failed' },
      sent: { settle: 'paid', fail: 'failed' },
      failed: { correct: 'due', settle: 'paid' },
      paid: {},
    })
  })
})
