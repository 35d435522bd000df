import { describe, expect, test } from 'vitest'
import { lapseStep, lapsesOn } from './lapse.ts'
import { balanceOn } from './points.ts'
import { takeBack } from './take-back.ts'

function order(points: number, countsFrom: string) {
  return {
    kind: 'order' as const,
    points,
    countsFrom,
  }
}

describe('a balance', () => {
  test('a balance counts points from their day on', () => {
    const entries = [order(150, '2026-12-07')]
    expect(balanceOn(entries, '2026-12-06')).toEqual({
      usable: 0,
      waiting: [{ points: 150, countsFrom: '2026-12-07' }],
    })
    expect(balanceOn(entries, '2026-12-07')).toEqual({ usable: 150, waiting: [] })
  })

  test('a balance lists waiting points, the nearest first, without points taken back', () => {
    const entries = [
      order(80, '2027-01-10'),
      order(150, '2026-12-07'),
      order(30, '2026-12-24'),
      { kind: 'return' as const, points: -30, countsFrom: '2026-12-24' },
    ]
    expect(balanceOn(entries, '2026-12-01').waiting).toEqual([
      { points: 150, countsFrom: '2026-12-07' },
      { points: 80, countsFrom: '2027-01-10' },
    ])
  })
})

describe('a returned order', () => {
  const given = [{ points: 150, waived: 0 }]

  test('a return takes back the points of the returned goods', () => {
    expect(takeBack({ given, due: 50, atHand: 150 })).toEqual({ points: 100, waived: 0 })
    expect(takeBack({ given, due: 150, atHand: 150 })).toBeUndefined()
  })

  test('a return takes no more points than there are, and never claims the rest later', () => {
    expect(takeBack({ given, due: 0, atHand: 40 })).toEqual({ points: 40, waived: 110 })
    const taken = [...given, { points: -40, waived: 110 }]
    expect(takeBack({ given: taken, due: 0, atHand: 500 })).toBeUndefined()
  })
})

describe('idle points', () => {
  const settings = { lapseMonths: 24, noticeDays: 30 }

  test('points lapse 24 months after points were last gained or used', () => {
    expect(lapsesOn('2026-11-22', settings)).toBe('2028-11-22')
  })

  test('the member is notified 30 days before points lapse, and not a day sooner', () => {
    const dates = { lapsesOn: '2028-11-22' }
    expect(lapseStep(dates, '2028-10-22', settings)).toBe('wait')
    expect(lapseStep(dates, '2028-10-23', settings)).toBe('tell')
  })

  test('points lapse on their day if the member was notified in time', () => {
    const dates = { lapsesOn: '2028-11-22', remindedOn: '2028-10-23' }
    expect(lapseStep(dates, '2028-11-21', settings)).toBe('wait')
    expect(lapseStep(dates, '2028-11-22', settings)).toBe('lapse')
  })

  test('points lapse 30 days after a late notification', () => {
    const dates = { lapsesOn: '2028-11-22', remindedOn: '2028-11-20' }
    expect(lapseStep(dates, '2028-12-19', settings)).toBe('wait')
    expect(lapseStep(dates, '2028-12-20', settings)).toBe('lapse')
  })

  test('points never lapse without notification', () => {
    expect(lapseStep({ lapsesOn: '2028-11-22' }, '2035-01-01', settings)).toBe('tell')
  })
})
