import { describe, expect, test } from 'vitest'
import { cancelBack } from './cancel-back.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}

const order = {
  currency: 'RON',
  itemsMinor: 150_000,
  discountMinor: 15_000,
  deliveryMinor: 1_999,
  feeMinor: 0,
} as const
const card = { id: 'card', method: 'card', amountMinor: 136_999 }
const cancelledOn = '2026-11-27'

describe('the money that a cancellation gives back', () => {
  test('all of a card payment goes back with the delivery, by the 14th day', () => {
    expect(cancelBack(order, { payments: [card], refunds: [], cancelledOn })).toEqual({
      goods: lei(135_000),
      delivery: lei(1_999),
      collectionFee: lei(0),
      settled: lei(0),
      byPayment: [{ amount: lei(136_999) }],
      byVoucher: lei(0),
      sum: lei(136_999),
      by: '2026-12-11',
    })
  })

  test('the part paid by voucher goes back to the voucher', () => {
    const payments = [
      { ...card, amountMinor: 86_999 },
      { id: 'voucher', method: 'voucher', amountMinor: 50_000 },
    ]
    expect(cancelBack(order, { payments, refunds: [], cancelledOn })).toMatchObject({
      byPayment: [{ amount: lei(86_999) }],
      byVoucher: lei(50_000),
      sum: lei(136_999),
      settled: lei(0),
    })
  })

  test('a financed order goes back to its lender, a difference paid by card to the card', () => {
    const payments = [
      { id: 'loan', method: 'bnpl', amountMinor: 100_000 },
      { ...card, amountMinor: 36_999 },
    ]
    expect(cancelBack(order, { payments, refunds: [], cancelledOn })).toMatchObject({
      byPayment: [{ amount: lei(100_000), lender: 'tbi bank' }, { amount: lei(36_999) }],
      sum: lei(136_999),
    })
  })

  test('nothing goes back of an order that was to be paid on delivery', () => {
    const due = { ...order, feeMinor: 999 }
    expect(cancelBack(due, { payments: [], refunds: [], cancelledOn })).toMatchObject({
      collectionFee: lei(999),
      settled: lei(137_998),
      sum: lei(0),
    })
  })

  test('what was refunded before does not go back again, what was only requested does', () => {
    const refunds = [
      { paymentId: 'card', state: 'succeeded', amountMinor: 10_000 },
      { paymentId: 'card', state: 'failed', amountMinor: 7_000 },
      { paymentId: 'card', state: 'requested', amountMinor: 5_000 },
    ] as const
    expect(cancelBack(order, { payments: [card], refunds, cancelledOn })).toMatchObject({
      settled: lei(10_000),
      byPayment: [{ amount: lei(126_999) }],
      sum: lei(126_999),
    })
  })
})
