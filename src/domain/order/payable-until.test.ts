import { expect, test } from 'vitest'
import { payableUntilOf } from './payable-until.ts'

test('a deadline on the same day shows only its time, in the time zone of the market', () => {
  expect(payableUntilOf('ro', '2026-11-22T12:05:00.000Z', '2026-11-22')).toEqual({ time: '14:05' })
  expect(payableUntilOf('hu', '2026-11-22T12:05:00.000Z', '2026-11-22')).toEqual({ time: '13:05' })
})

test('a deadline on another day includes the day, in the time zone of the market', () => {
  expect(payableUntilOf('ro', '2026-11-22T21:59:00.000Z', '2026-11-22')).toEqual({ time: '23:59' })
  expect(payableUntilOf('ro', '2026-11-22T22:00:00.000Z', '2026-11-22')).toEqual({
    time: '00:00',
    day: '2026-11-23',
  })
})

test('an invalid instant throws', () => {
  expect(() => payableUntilOf('gr', 'soon', '2026-11-22')).toThrow(RangeError)
})
