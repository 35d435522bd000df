import { describe, expect, test } from 'vitest'
import { isLockFound, lockReminderDue, withoutLock } from './found-lock.ts'
import { lockKindOf } from './lock-kind.ts'
import { lastDayToUnlock } from './trade-in-due.ts'

// Days and reminders as sell.md writes them (Rulings, A lock found).

describe('the days to remove a lock', () => {
  test('the seller has 14 days', () => {
    expect(lastDayToUnlock('2026-03-01')).toBe('2026-03-15')
  })

  test.each([
    ['2026-03-02', undefined],
    ['2026-03-03', 2],
    ['2026-03-05', 2],
    ['2026-03-06', 5],
    ['2026-03-10', 5],
    ['2026-03-11', 10],
    ['2026-03-15', 10],
  ])('on %s the reminder of day %s is due for a lock found on 1 March', (today, due) => {
    expect(lockReminderDue('2026-03-01', today)).toBe(due)
  })
})

describe('an inspection of a locked device', () => {
  const report = { isLocked: false, found: {} } as const

  test('an account lock, and the lock of a company or the BIOS, are locks', () => {
    expect(isLockFound(report)).toBe(false)
    expect(isLockFound({ ...report, isLocked: true })).toBe(true)
    expect(isLockFound({ ...report, found: { 'laptop-defects': ['hinge', 'lock'] } })).toBe(true)
    expect(isLockFound({ ...report, found: { 'laptop-defects': ['hinge'] } })).toBe(false)
  })

  test('everything else that was found stays when the lock is removed', () => {
    const found = { 'laptop-defects': ['hinge', 'lock'], 'grading-case': 'light' } as const
    expect(
      withoutLock({
        isLocked: true,
        found: { ...found, 'laptop-defects': [...found['laptop-defects']] },
      }),
    ).toEqual({
      isLocked: false,
      found: { 'laptop-defects': ['hinge'], 'grading-case': 'light' },
    })
    expect(withoutLock({ isLocked: true, found: {} })).toEqual({ isLocked: false, found: {} })
  })
})

test.each([
  ['SMARTPHONE', 'apple', 'apple'],
  ['LAPTOP', 'apple', 'apple'],
  ['TABLET', 'Samsung', 'samsung'],
  ['SMARTPHONE', undefined, 'google'],
  ['SMARTPHONE', 'xiaomi', 'google'],
  ['LAPTOP', 'samsung', 'laptop'],
  ['CONSOLE', 'sony', 'console'],
] as const)('a %s of %s is unlocked as %s', (type, brand, kind) => {
  expect(lockKindOf(type, brand)).toBe(kind)
})
