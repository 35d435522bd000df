import { describe, expect, test } from 'vitest'
import { estimateDelivery } from './estimate.ts'
import type { DeliverySettings } from './settings.ts'

const settings: DeliverySettings = {
  costs: {},
  workingDays: {
    locker: { min: 2, max: 3 },
    office: { min: 2, max: 3 },
    courier: { min: 1, max: 2 },
  },
}

describe('delivery estimate', () => {
  test('the delivery estimate counts working days after the day of the order', () => {
    // 12 January 2027 is a Tuesday.
    expect(estimateDelivery('2027-01-12', 'courier', settings, new Set())).toEqual({
      from: '2027-01-13',
      to: '2027-01-14',
    })
  })

  test('the delivery estimate skips the weekend', () => {
    // 15 January 2027 is a Friday.
    expect(estimateDelivery('2027-01-15', 'locker', settings, new Set())).toEqual({
      from: '2027-01-19',
      to: '2027-01-20',
    })
  })

  test('the delivery estimate skips holidays', () => {
    const holidays = new Set(['2027-01-06', '2027-01-07'])
    expect(estimateDelivery('2027-01-05', 'courier', settings, holidays)).toEqual({
      from: '2027-01-08',
      to: '2027-01-11',
    })
  })
})
