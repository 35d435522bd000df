import { describe, expect, test } from 'vitest'
import { payoutArrows } from './payout-state.ts'

describe('what is owed to a seller', () => {
  test('is sent and paid, or fails and is due again once its account was put right', () => {
    expect(payoutArrows).toEqual({
      due: { send: 'sent', settle: 'paid', fail: 'failed' },
      sent: { settle: 'paid', fail: 'failed' },
      failed: { correct: 'due', settle: 'paid' },
      paid: {},
    })
  })
})
