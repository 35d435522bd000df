import { describe, expect, test } from 'vitest'
import { lastDayToPayDifference, takeBackMinor, tradeInWait } from './trade-in-wait.ts'

const settled = { isUnsettled: false, dueMinor: 0 }

describe('an order that a pending voucher pays part of', () => {
  test('waits from its confirmation until the trade-in is settled', () => {
    const pending = { isUnsettled: true, dueMinor: 0 }
    expect(tradeInWait({ state: 'confirmed', ...pending })).toEqual({ kind: 'wait' })
    expect(tradeInWait({ state: 'awaiting-trade-in', ...pending })).toEqual({ kind: 'wait' })
    expect(tradeInWait({ state: 'awaiting-trade-in', ...settled })).toEqual({ kind: 'resume' })
  })

  test('asks for the difference, also while another trade-in is not settled', () => {
    const due = { dueMinor: 1, state: 'awaiting-trade-in' } as const
    expect(tradeInWait({ ...due, isUnsettled: false })).toEqual({ kind: 'ask' })
    expect(tradeInWait({ ...due, isUnsettled: true })).toEqual({ kind: 'ask' })
  })

  test('goes on unchanged when it is confirmed and nothing is open', () => {
    expect(tradeInWait({ state: 'confirmed', ...settled })).toEqual({ kind: 'none' })
  })

  test.each(['awaiting-payment', 'closed', 'expired', 'cancelled'] as const)(
    'is left alone while it is %s',
    state => {
      expect(tradeInWait({ state, isUnsettled: true, dueMinor: 5 })).toEqual({ kind: 'none' })
    },
  )
})

test('the difference can be paid for 14 days after a lower offer, for 5 days after no purchase', () => {
  expect(lastDayToPayDifference('worth-less', '2026-11-23')).toBe('2026-12-07')
  expect(lastDayToPayDifference('not-bought', '2026-11-23')).toBe('2026-11-28')
})

test('an order gives back what the voucher owes, at most what it spent', () => {
  expect(takeBackMinor(-6_300, 31_300)).toBe(6_300)
  expect(takeBackMinor(-31_300, 20_000)).toBe(20_000)
  expect(takeBackMinor(0, 20_000)).toBe(0)
  expect(takeBackMinor(500, 20_000)).toBe(0)
})
