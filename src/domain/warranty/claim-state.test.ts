import { describe, expect, test } from 'vitest'
import { moved } from '#domain/machine.ts'
import { claimArrows, isClaimUnderWay } from './claim-state.ts'

describe('a warranty claim', () => {
  test.each([
    ['opened', 'receive', 'received'],
    ['received', 'diagnose', 'diagnosed'],
    ['diagnosed', 'repair', 'repaired'],
    ['diagnosed', 'replace', 'replaced'],
    ['diagnosed', 'refund', 'refunded'],
    ['diagnosed', 'reject', 'rejected'],
    ['repaired', 'close', 'closed'],
    ['replaced', 'close', 'closed'],
    ['refunded', 'close', 'closed'],
    ['rejected', 'close', 'closed'],
    ['opened', 'cancel', 'cancelled'],
    ['opened', 'expire', 'expired'],
    ['expired', 'receive', 'received'],
  ] as const)('a claim that is %s becomes, by %s, %s', (from, by, to) => {
    expect(moved(claimArrows, from, by)).toEqual({ ok: true, value: to })
  })

  test.each([
    ['received', 'cancel'],
    ['received', 'repair'],
    ['opened', 'diagnose'],
    ['repaired', 'refund'],
    ['rejected', 'repair'],
    ['closed', 'receive'],
    ['cancelled', 'receive'],
  ] as const)('a claim that is %s refuses the move %s', (from, by) => {
    expect(moved(claimArrows, from, by)).toEqual({
      ok: false,
      refusal: { kind: 'move-not-allowed', from, by },
    })
  })

  test('a claim is under way until it is closed, cancelled or expired', () => {
    expect(isClaimUnderWay('rejected')).toBe(true)
    for (const state of ['closed', 'cancelled', 'expired'] as const)
      expect(isClaimUnderWay(state)).toBe(false)
  })
})
