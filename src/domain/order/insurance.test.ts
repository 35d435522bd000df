import { describe, expect, test } from 'vitest'
import { insuranceKindOf, insuranceStatus } from './insurance.ts'

describe('an insurance', () => {
  test('with Ad_Th in its key is of accident and theft, any other of the screen', () => {
    expect(insuranceKindOf('Ad_Th_12')).toBe('accident')
    expect(insuranceKindOf('screen_12')).toBe('screen')
  })

  test('starts with the delivery of its device', () => {
    expect(insuranceStatus({ months: 12, isStored: true }, '2026-11-22')).toEqual({
      kind: 'starts-with-delivery',
    })
  })

  test('covers its months to the last day, and not a day more', () => {
    const bought = { months: 12, isStored: true, deliveredOn: '2026-11-22' }
    const term = { from: '2026-11-22', until: '2027-11-22' }
    expect(insuranceStatus(bought, '2026-11-22')).toEqual({ kind: 'active', ...term })
    expect(insuranceStatus(bought, '2027-11-22')).toEqual({ kind: 'active', ...term })
    expect(insuranceStatus(bought, '2027-11-23')).toEqual({ kind: 'ended', ...term })
  })

  test('of a device that went back is cancelled', () => {
    const back = { months: 12, isStored: false, deliveredOn: '2026-11-22' }
    expect(insuranceStatus(back, '2026-12-01')).toEqual({ kind: 'cancelled' })
  })
})
