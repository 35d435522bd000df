import { describe, expect, test } from 'vitest'
import { offersOfPerson } from './person-offer.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}
const table = { payout: { 'bank-fast': 100, 'bank-slow': 105, voucher: 108 } }

describe('an offer set by staff', () => {
  test('a price set by staff is raised for a slow payout or a voucher, rounded down to five lei, with its lines', () => {
    // 123 lei; × 1.05 = 129.15; × 1.08 = 132.84.
    expect(offersOfPerson(lei(12_300), table)).toEqual({
      'bank-fast': {
        kind: 'offer',
        amount: lei(12_000),
        lines: [
          { kind: 'by-person', amount: lei(12_300) },
          { kind: 'rounding', amount: lei(-300) },
        ],
      },
      'bank-slow': {
        kind: 'offer',
        amount: lei(12_500),
        lines: [
          { kind: 'by-person', amount: lei(12_300) },
          { kind: 'payout', payout: 'bank-slow', amount: lei(615) },
          { kind: 'rounding', amount: lei(-415) },
        ],
      },
      voucher: {
        kind: 'offer',
        amount: lei(13_000),
        lines: [
          { kind: 'by-person', amount: lei(12_300) },
          { kind: 'payout', payout: 'voucher', amount: lei(984) },
          { kind: 'rounding', amount: lei(-284) },
        ],
      },
    })
  })

  test('a price of a whole step, paid by fast transfer, has one line', () => {
    expect(offersOfPerson(lei(10_000), table)['bank-fast']).toEqual({
      kind: 'offer',
      amount: lei(10_000),
      lines: [{ kind: 'by-person', amount: lei(10_000) }],
    })
  })

  test('a price set by staff may be zero, and still has a line', () => {
    expect(offersOfPerson(lei(0), table).voucher).toEqual({
      kind: 'offer',
      amount: lei(0),
      lines: [{ kind: 'by-person', amount: lei(0) }],
    })
  })
})
