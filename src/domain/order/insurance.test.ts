import { describe, expect, test } from 'vitest'
import { insuranceKindOf, insuranceStatus } from './insurance.ts'

describe('an insurance', () => {
  test('an insurance with Ad_Th in its key covers accident and theft, any other covers the screen', () => {
    expect(insuranceKindOf('Ad_Th_12')).toBe('accident')
    expect(insuranceKindOf('screen_12')).toBe('screen')
  })

  test('an insurance starts with the delivery of its device', () => {
    expect(insuranceStatus({ months: 12, isInForce: true }, '2026-11-22')).toEqual({
      kind: 'starts-with-delivery',
    })
  })

  test('an insurance covers its months to the last day, and not a day more', () => {
    const bought = { months: 12, isInForce: true, deliveredOn: '2026-11-22' }
    const term = { from: '2026-11-22', until: '2027-11-22' }
    expect(insuranceStatus(bought, '2026-11-22')).toEqual({ kind: 'active', ...term })
    expect(insuranceStatus(bought, '2027-11-22')).toEqual({ kind: 'active', ...term })
    expect(insuranceStatus(bought, '2027-11-23')).toEqual({ kind: 'ended', ...term })
  })

  test('the insurance of a returned device is cancelled', () => {
    const back = { months: 12, isInForce: false, deliveredOn: '2026-11-22' }
    expect(insuranceStatus(back, '2026-12-01')).toEqual({ kind: 'cancelled' })
  })
})
