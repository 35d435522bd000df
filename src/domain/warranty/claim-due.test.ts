import { describe, expect, test } from 'vitest'
import { claimDueOf } from './claim-due.ts'

const none: ReadonlySet<string> = new Set()
// A Wednesday.
const days = { sendBy: '2026-12-06', received: '2026-11-25' }

describe('what a claim waits for', () => {
  test('is the parcel, until the day its label is good for', () => {
    expect(claimDueOf('opened', { ...days, received: undefined }, none)).toEqual([
      { kind: 'send-by', day: '2026-12-06' },
    ])
  })

  test('is the diagnosis on the third working day after it came, and the end on the fifteenth day', () => {
    expect(claimDueOf('received', days, none)).toEqual([
      { kind: 'diagnosed-by', day: '2026-11-30' },
      { kind: 'solved-by', day: '2026-12-10' },
    ])
    expect(claimDueOf('received', days, new Set(['2026-11-30']))[0]?.day).toBe('2026-12-01')
    expect(claimDueOf('diagnosed', days, none)).toEqual([{ kind: 'solved-by', day: '2026-12-10' }])
  })

  test.each(['repaired', 'replaced', 'refunded'] as const)(
    'is the same end for one that is %s, until its buyer has what is due to them',
    state => {
      expect(claimDueOf(state, days, none)).toEqual([{ kind: 'solved-by', day: '2026-12-10' }])
    },
  )

  test.each(['rejected', 'closed', 'cancelled', 'expired'] as const)(
    'is nothing once it is %s',
    state => {
      expect(claimDueOf(state, days, none)).toEqual([])
    },
  )
})
