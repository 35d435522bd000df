import { describe, expect, test } from 'vitest'
import { isAtLeast, isBirthDate } from './age.ts'

describe('age', () => {
  test('the age is eighteen on the birthday, not the day before', () => {
    expect(isAtLeast('2008-05-20', '2026-05-20')).toBe(true)
    expect(isAtLeast('2008-05-21', '2026-05-20')).toBe(false)
  })

  test('the minimum age is configurable', () => {
    expect(isAtLeast('2005-05-20', '2026-05-20', 21)).toBe(true)
    expect(isAtLeast('2005-05-21', '2026-05-20', 21)).toBe(false)
  })

  test('a person born on 29 February reaches the age on 1 March', () => {
    expect(isAtLeast('2008-02-29', '2026-02-28')).toBe(false)
    expect(isAtLeast('2008-02-29', '2026-03-01')).toBe(true)
  })

  test.each(['', 'yesterday', '1990-02-30', '1990-13-01', '20-05-1990', '1990-5-2'])(
    '"%s" gives no age',
    date => {
      expect(isAtLeast(date, '2026-05-20')).toBe(false)
    },
  )
})

test('a birth date is written YYYY-MM-DD, month 01-12, day 01-31', () => {
  for (const good of ['1990-01-01', '1990-12-31', '1990-02-31'])
    expect(isBirthDate(good)).toBe(true)
  for (const bad of [
    '1990-00-10',
    '1990-13-10',
    '1990-01-00',
    '1990-01-32',
    '90-01-01',
    '1990/01/01',
  ])
    expect(isBirthDate(bad)).toBe(false)
})
