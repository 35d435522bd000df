import { describe, expect, test } from 'vitest'
import { chargesBack, sendByOf } from './charges-back.ts'

const charges = { deliveryMinor: 1_999, collectionFeeMinor: 999, cheapestMinor: 1_499 }
const withdrawal = { lawUntil: '2026-11-22', shopUntil: '2027-01-07' }
const whole = { isWhole: true, requestedOn: '2026-11-22', withdrawal }

describe('what goes back beside the goods', () => {
  test('is the cheapest standard delivery and the fee, on the last of the 14 days', () => {
    expect(chargesBack(charges, whole)).toBe(1_499 + 999)
  })

  test('is nothing on the day after', () => {
    expect(chargesBack(charges, { ...whole, requestedOn: '2026-11-23' })).toBe(0)
  })

  test('is nothing while something of the order stays', () => {
    expect(chargesBack(charges, { ...whole, isWhole: false })).toBe(0)
  })

  test('is no more delivery than was paid', () => {
    expect(chargesBack({ ...charges, deliveryMinor: 0 }, whole)).toBe(999)
    expect(chargesBack({ ...charges, cheapestMinor: undefined }, whole)).toBe(1_999 + 999)
  })
})

test('a return is sent within 14 days of its request', () => {
  expect(sendByOf('2026-11-22')).toBe('2026-12-06')
})
