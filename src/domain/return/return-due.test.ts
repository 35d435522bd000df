import { describe, expect, test } from 'vitest'
import { dueOf, type Reckoning, type ReturnDays } from './return-due.ts'

/** 2 November 2026 is a Monday. */
const days: ReturnDays = { requested: '2026-11-02', sendBy: '2026-11-16' }
const reckoning: Reckoning = { holidays: new Set(), transitDays: 3 }

describe('the next due date of a return', () => {
  test('a return is due to be sent within 14 days', () => {
    expect(dueOf('approved', days, reckoning)).toEqual({ kind: 'send-by', day: '2026-11-16' })
  })

  test('the arrival of a return is due after the working days a parcel may take', () => {
    const onItsWay = { ...days, handedOver: '2026-11-05' }
    expect(dueOf('in-transit', onItsWay, reckoning)).toEqual({
      kind: 'arrives-by',
      day: '2026-11-10',
    })
  })

  test('the inspection is due within three working days; holidays do not count', () => {
    const came = { ...days, received: '2026-11-06' }
    const due = dueOf('received', came, reckoning)
    expect(due).toEqual({ kind: 'inspected-by', day: '2026-11-11' })
    const holidays = new Set(['2026-11-10'])
    expect(dueOf('received', came, { ...reckoning, holidays })?.day).toBe('2026-11-12')
  })

  test('the refund is due two working days after inspection, until it has succeeded', () => {
    const seen = { ...days, received: '2026-11-06', inspected: '2026-11-09' }
    const due = { kind: 'refunded-by', day: '2026-11-11' }
    expect(dueOf('inspected', seen, reckoning)).toEqual(due)
    expect(dueOf('settled', seen, { ...reckoning, refund: 'submitted' })).toEqual(due)
    expect(dueOf('settled', seen, { ...reckoning, refund: 'succeeded' })).toBeUndefined()
    expect(dueOf('settled', seen, reckoning)).toBeUndefined()
  })

  test('a due date is at most 14 days after the withdrawal if the return arrived within them', () => {
    const came = { ...days, received: '2026-11-16' }
    expect(dueOf('received', came, reckoning)?.day).toBe('2026-11-16')
    const seen = { ...came, received: '2026-11-13', inspected: '2026-11-16' }
    expect(dueOf('inspected', seen, reckoning)?.day).toBe('2026-11-16')
  })

  test('a due date counts from the arrival if the return arrived after the 14 days', () => {
    const late = { ...days, received: '2026-11-17' }
    expect(dueOf('received', late, reckoning)?.day).toBe('2026-11-20')
  })

  test('sending back the parcel is due three working days after the rejection', () => {
    const no = { ...days, received: '2026-11-06', inspected: '2026-11-09', rejected: '2026-11-09' }
    expect(dueOf('rejected', no, reckoning)).toEqual({ kind: 'sent-back-by', day: '2026-11-12' })
  })

  test.each(['sent-back', 'cancelled', 'expired'] as const)(
    'nothing is due once a return is %s',
    state => {
      expect(dueOf(state, days, reckoning)).toBeUndefined()
    },
  )
})
