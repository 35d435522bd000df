import { describe, expect, test } from 'vitest'
import { claimDueOf } from './claim-due.ts'

const none: ReadonlySet<string> = new Set()
// A Wednesday.
const days = { sendBy: '2026-12-06', received: '2026-11-25' }

describe('the deadlines of a warranty claim', () => {
  test('an opened claim waits for the parcel until its label expires', () => {
    expect(claimDueOf('opened', { ...days, received: undefined }, none)).toEqual([
      { kind: 'send-by', day: '2026-12-06' },
    ])
  })

  test('a received device is due for diagnosis on the third working day, and for a solution on the fifteenth day', () => {
    expect(claimDueOf('received', days, none)).toEqual([
      { kind: 'diagnosed-by', day: '2026-11-30' },
      { kind: 'solved-by', day: '2026-12-10' },
    ])
    expect(claimDueOf('received', days, new Set(['2026-11-30']))[0]?.day).toBe('2026-12-01')
    expect(claimDueOf('diagnosed', days, none)).toEqual([{ kind: 'solved-by', day: '2026-12-10' }])
  })

  test.each(['repaired', 'replaced', 'refunded'] as const)(
    'a claim that is %s has the same deadline for its solution, until it is closed',
    state => {
      expect(claimDueOf(state, days, none)).toEqual([{ kind: 'solved-by', day: '2026-12-10' }])
    },
  )

  test.each(['rejected', 'closed', 'cancelled', 'expired'] as const)(
    'a claim that is %s has no deadline',
    state => {
      expect(claimDueOf(state, days, none)).toEqual([])
    },
  )
})
