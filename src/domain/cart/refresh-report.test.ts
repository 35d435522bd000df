import { describe, expect, test } from 'vitest'
import { lei } from './cart.builders.ts'
import { priceChange } from './refresh-report.ts'

describe('a price after a refresh', () => {
  test('an unchanged price is not reported', () => {
    expect(priceChange('phone', 'iPhone 13', lei(100), lei(100))).toEqual([])
  })

  test('the same number in another currency is a changed price', () => {
    const now = { minor: 10_000, currency: 'EUR' } as const
    expect(priceChange('phone', 'iPhone 13', lei(100), now)).toEqual([
      {
        kind: 'price-changed',
        what: 'phone',
        name: 'iPhone 13',
        before: { minor: 10_000, currency: 'RON' },
        now: { minor: 10_000, currency: 'EUR' },
      },
    ])
  })
})
