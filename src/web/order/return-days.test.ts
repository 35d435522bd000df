import { describe, expect, test } from 'vitest'
import { returnDaysOf } from './return-days.ts'

describe('return days', () => {
  test('return days are counted from the last day of arrival', () => {
    const arrives = {
      kind: 'arrives',
      delivery: 'locker',
      from: '2026-11-24',
      to: '2026-11-25',
    } as const
    expect(returnDaysOf([arrives, { kind: 'return-until', day: '2027-01-24' }])).toBe(60)
  })

  test('a daylight saving change between the two days does not lose a day', () => {
    const arrives = {
      kind: 'arrives',
      delivery: 'courier',
      from: '2027-03-26',
      to: '2027-03-26',
    } as const
    expect(returnDaysOf([arrives, { kind: 'return-until', day: '2027-05-25' }])).toBe(60)
  })

  test('return days are unknown while the order waits for a trade-in', () => {
    expect(returnDaysOf([{ kind: 'after-trade-in' }])).toBeUndefined()
  })
})
