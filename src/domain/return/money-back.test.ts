import { describe, expect, test } from 'vitest'
import { moneyBack } from './money-back.ts'

describe('the money of a return', () => {
  test('is what was promised for its lines, less what is kept, and the charges', () => {
    const lines = [
      { backMinor: 90_000, keptMinor: 15_000 },
      { backMinor: 4_900, keptMinor: null },
    ]
    expect(moneyBack(lines, 1_499)).toBe(81_399)
  })
})
