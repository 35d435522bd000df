import { describe, expect, test } from 'vitest'
import { lei } from './cart.builders.ts'
import { priceChange } from './refresh-report.ts'

describe('a price after a refresh', () => {
  test('that stayed is not spoken of', () => {
    expect(priceChange('phone', 'iPhone 13', lei(100), lei(100))).toEqual([])
  })

  test('of the same number in another currency is another price', () => {
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
