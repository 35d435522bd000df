import { describe, expect, test } from 'vitest'
import { moneyBack } from './money-back.ts'

describe('the refund of a return', () => {
  test('the refund of a return is the promised amount of its lines, less deductions, plus the charges', () => {
    const lines = [
      { backMinor: 90_000, keptMinor: 15_000 },
      { backMinor: 4_900, keptMinor: null },
    ]
    expect(moneyBack(lines, 1_499)).toBe(81_399)
  })
})
