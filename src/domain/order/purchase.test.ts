import { describe, expect, test } from 'vitest'
import { isUnderWay, stageOf } from './purchase.ts'

describe('the stage of a purchase', () => {
  test.each([
    ['awaiting-payment', 'preparing', 'awaiting-payment'],
    ['expired', 'preparing', 'expired'],
    ['cancelled', 'label-created', 'cancelled'],
    ['confirmed', undefined, 'preparing'],
    ['confirmed', 'preparing', 'preparing'],
    ['confirmed', 'label-created', 'preparing'],
    ['confirmed', 'handed-over', 'on-the-way'],
    ['confirmed', 'in-transit', 'on-the-way'],
    ['confirmed', 'ready-for-pickup', 'ready-for-pickup'],
    ['confirmed', 'failed-attempt', 'failed-attempt'],
    ['confirmed', 'pickup-expired', 'coming-back'],
    ['confirmed', 'returning', 'coming-back'],
    ['confirmed', 'returned-to-sender', 'came-back'],
    ['confirmed', 'lost', 'lost'],
    ['closed', 'delivered', 'delivered'],
  ] as const)('an order that is %s with a parcel %s has the stage %s', (order, parcel, stage) => {
    expect(stageOf(order, parcel)).toBe(stage)
  })

  test.each([
    ['awaiting-payment', true],
    ['ready-for-pickup', true],
    ['coming-back', true],
    ['delivered', false],
    ['cancelled', false],
    ['lost', false],
  ] as const)('a purchase in the stage %s is under way: %s', (stage, expected) => {
    expect(isUnderWay(stage)).toBe(expected)
  })
})
