import { describe, expect, test } from 'vitest'
import { chargesBack, sendByOf } from './charges-back.ts'

const charges = { deliveryMinor: 1_999, collectionFeeMinor: 999, cheapestMinor: 1_499 }
const withdrawal = { lawUntil: '2026-11-22', shopUntil: '2027-01-07' }
const whole = { isWhole: true, requestedOn: '2026-11-22', withdrawal }

describe('refunded charges', () => {
  test('the refunded charges are the cheapest standard delivery and the fee, on the last of the 14 days', () => {
    expect(chargesBack(charges, whole)).toBe(1_499 + 999)
  })

  test('no charges are refunded on the day after', () => {
    expect(chargesBack(charges, { ...whole, requestedOn: '2026-11-23' })).toBe(0)
  })

  test('no charges are refunded while part of the order is kept', () => {
    expect(chargesBack(charges, { ...whole, isWhole: false })).toBe(0)
  })

  test('the refunded delivery is at most what was paid', () => {
    expect(chargesBack({ ...charges, deliveryMinor: 0 }, whole)).toBe(999)
    expect(chargesBack({ ...charges, cheapestMinor: undefined }, whole)).toBe(1_999 + 999)
  })
})

test('a return must be sent within 14 days of its request', () => {
  expect(sendByOf('2026-11-22')).toBe('2026-12-06')
})
