import { describe, expect, test } from 'vitest'
import { refundParts, slowestOf } from './refund-parts.ts'

describe('money that goes back in parts', () => {
  test('goes back to the card before it goes back to a voucher', () => {
    const paid = [
      { paymentId: 'voucher', leftMinor: 20_000, isVoucher: true },
      { paymentId: 'card', leftMinor: 50_000, isVoucher: false },
    ]
    expect(refundParts(60_000, paid)).toEqual([
      { paymentId: 'card', amountMinor: 50_000 },
      { paymentId: 'voucher', amountMinor: 10_000 },
    ])
    expect(refundParts(70_000, paid)).toHaveLength(2)
    expect(refundParts(70_001, paid)).toBeUndefined()
  })

  test('stands where the last part of it stands', () => {
    expect(slowestOf([])).toBeUndefined()
    expect(slowestOf(['succeeded', 'submitted'])).toBe('submitted')
    expect(slowestOf(['succeeded', 'awaiting-iban'])).toBe('awaiting-iban')
    expect(slowestOf(['succeeded', 'failed'])).toBe('failed')
    expect(slowestOf(['succeeded', 'succeeded'])).toBe('succeeded')
  })
})
