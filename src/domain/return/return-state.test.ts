import { describe, expect, test } from 'vitest'
import { moved } from '#domain/machine.ts'
import { bringsMoney, holdsLines, isReturnUnderWay, returnArrows } from './return-state.ts'

describe('a return', () => {
  test.each([
    ['requested', 'approve', 'approved'],
    ['approved', 'hand-over', 'in-transit'],
    ['in-transit', 'receive', 'received'],
    ['received', 'inspect', 'inspected'],
    ['inspected', 'settle', 'settled'],
    ['inspected', 'reject', 'rejected'],
    ['rejected', 'send-back', 'sent-back'],
    ['requested', 'cancel', 'cancelled'],
    ['approved', 'cancel', 'cancelled'],
    ['approved', 'expire', 'expired'],
    ['expired', 'hand-over', 'in-transit'],
  ] as const)('a return that is %s becomes, by %s, %s', (from, by, to) => {
    expect(moved(returnArrows, from, by)).toEqual({ ok: true, value: to })
  })

  test.each(['in-transit', 'received', 'inspected', 'settled'] as const)(
    'a return that is %s can no longer be cancelled',
    from => {
      expect(moved(returnArrows, from, 'cancel').ok).toBe(false)
    },
  )

  test.each(['rejected', 'sent-back', 'cancelled', 'expired'] as const)(
    'a return that is %s promises no refund',
    state => {
      expect(bringsMoney(state)).toBe(false)
    },
  )

  test('a return promises a refund from its request on', () => {
    expect(bringsMoney('requested')).toBe(true)
    expect(bringsMoney('settled')).toBe(true)
  })

  test.each([
    ['requested', true, true],
    ['in-transit', true, true],
    ['inspected', true, true],
    ['settled', true, false],
    ['rejected', true, true],
    ['sent-back', false, false],
    ['cancelled', false, false],
    ['expired', false, false],
  ] as const)(
    'a return that is %s: holds its lines %s, is under way %s',
    (state, holds, isUnderWay) => {
      expect(holdsLines(state)).toBe(holds)
      expect(isReturnUnderWay(state)).toBe(isUnderWay)
    },
  )

  test('a cancelled return releases its lines, a settled one does not', () => {
    expect(holdsLines('cancelled')).toBe(false)
    expect(holdsLines('settled')).toBe(true)
    expect(isReturnUnderWay('settled')).toBe(false)
    expect(isReturnUnderWay('rejected')).toBe(true)
  })
})
