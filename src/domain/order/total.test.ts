import { describe, expect, test } from 'vitest'
import { orderTotal } from './total.ts'

function eur(minor: number) {
  return { minor, currency: 'EUR' } as const
}

describe('the total of an order', () => {
  test('the total is lines, delivery and fee less the discount', () => {
    const lines = [eur(45_000), eur(1_990)]
    expect(
      orderTotal({ lines, delivery: eur(350), collectionFee: eur(200), discount: eur(4_699) }),
    ).toEqual(eur(42_841))
  })

  test('the total never mixes two currencies', () => {
    const lines = [{ minor: 100, currency: 'RON' }] as const
    const none = eur(0)
    expect(() =>
      orderTotal({ lines, delivery: none, collectionFee: none, discount: none }),
    ).toThrow()
  })

  test('the total allows a discount of the full price of the goods, and no more', () => {
    const amounts = { lines: [eur(100)], delivery: eur(350), collectionFee: eur(0) }
    expect(orderTotal({ ...amounts, discount: eur(100) })).toEqual(eur(350))
    expect(() => orderTotal({ ...amounts, discount: eur(101) })).toThrow(RangeError)
  })
})
