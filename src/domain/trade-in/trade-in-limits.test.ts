import { expect, test } from 'vitest'
import { usualTradeInLimits } from './trade-in-limits.ts'

test('A market without settings of its own allows ten open trade-ins of each kind', () => {
  expect(usualTradeInLimits).toEqual({ account: 10, phone: 10, address: 10, iban: 10 })
})
