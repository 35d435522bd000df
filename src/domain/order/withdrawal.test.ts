import { describe, expect, test } from 'vitest'
import { withdrawalFrom } from './withdrawal.ts'

describe('the withdrawal period', () => {
  test('the withdrawal period is 14 days by law and 60 by the shop, from the arrival', () => {
    expect(withdrawalFrom('2026-11-10', 60)).toEqual({
      lawUntil: '2026-11-24',
      shopUntil: '2027-01-09',
    })
  })

  test('a shop that grants fewer days than the law still grants those of the law', () => {
    expect(withdrawalFrom('2026-11-10', 7)).toEqual({
      lawUntil: '2026-11-24',
      shopUntil: '2026-11-24',
    })
  })
})
