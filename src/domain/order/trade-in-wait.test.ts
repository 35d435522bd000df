import { describe, expect, test } from 'vitest'
import { lastDayToPayDifference, takeBackMinor, tradeInWait } from './trade-in-wait.ts'

const settled = { isUnsettled: false, dueMinor: 0 }

describe('an order partly paid by a pending voucher', () => {
  test('an order waits from its confirmation until the trade-in is settled', () => {
    const pending = { isUnsettled: true, dueMinor: 0 }
    expect(tradeInWait({ state: 'confirmed', ...pending })).toEqual({ kind: 'wait' })
    expect(tradeInWait({ state: 'awaiting-trade-in', ...pending })).toEqual({ kind: 'wait' })
    expect(tradeInWait({ state: 'awaiting-trade-in', ...settled })).toEqual({ kind: 'resume' })
  })

  test('an order requests the difference, even while another trade-in is not settled', () => {
    const due = { dueMinor: 1, state: 'awaiting-trade-in' } as const
    expect(tradeInWait({ ...due, isUnsettled: false })).toEqual({ kind: 'ask' })
    expect(tradeInWait({ ...due, isUnsettled: true })).toEqual({ kind: 'ask' })
  })

  test('a confirmed order with nothing open continues unchanged', () => {
    expect(tradeInWait({ state: 'confirmed', ...settled })).toEqual({ kind: 'none' })
  })

  test.each(['awaiting-payment', 'closed', 'expired', 'cancelled'] as const)(
    'an order is not affected while it is %s',
    state => {
      expect(tradeInWait({ state, isUnsettled: true, dueMinor: 5 })).toEqual({ kind: 'none' })
    },
  )
})

test('the difference can be paid for 14 days after a lower offer, for 5 days after no purchase', () => {
  expect(lastDayToPayDifference('worth-less', '2026-11-23')).toBe('2026-12-07')
  expect(lastDayToPayDifference('not-bought', '2026-11-23')).toBe('2026-11-28')
})

test('an order gives back the debt of its voucher, at most the amount it spent', () => {
  expect(takeBackMinor(-6_300, 31_300)).toBe(6_300)
  expect(takeBackMinor(-31_300, 20_000)).toBe(20_000)
  expect(takeBackMinor(0, 20_000)).toBe(0)
  expect(takeBackMinor(500, 20_000)).toBe(0)
})
