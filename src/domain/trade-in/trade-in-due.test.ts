import { describe, expect, test } from 'vitest'
import { hasOfferEnded, tradeInDueOf } from './trade-in-due.ts'

/** 20 November 2026 is a Friday. */
const friday = '2026-11-20'
const none: ReadonlySet<string> = new Set()

describe('a trade-in', () => {
  test('an offered trade-in holds its price for 14 days', () => {
    expect(tradeInDueOf({ state: 'offered', since: friday, offeredOn: friday }, none)).toEqual({
      kind: 'accept-by',
      day: '2026-12-04',
    })
  })

  test('a trade-in accepted later holds the price no longer for it: until the carrier scans it', () => {
    for (const state of ['accepted', 'label-sent'] as const)
      expect(tradeInDueOf({ state, since: '2026-11-30', offeredOn: friday }, none)).toEqual({
        kind: 'hand-over-by',
        day: '2026-12-04',
      })
  })

  test('a trade-in is inspected within 3 working days, not counting weekends and holidays', () => {
    const received = { state: 'received', since: friday } as const
    expect(tradeInDueOf(received, none)).toEqual({ kind: 'inspected-by', day: '2026-11-25' })
    expect(tradeInDueOf(received, new Set(['2026-11-24']))).toEqual({
      kind: 'inspected-by',
      day: '2026-11-26',
    })
  })

  test.each(['inspected', 'accepted-second'] as const)(
    'a trade-in that is %s is paid within 2 working days, or within 20 days if the seller chose the slow payout',
    state => {
      const inspected = { state, since: friday } as const
      const soon = { kind: 'paid-by', day: '2026-11-24' }
      expect(tradeInDueOf({ ...inspected, payout: 'bank-fast' }, none)).toEqual(soon)
      expect(tradeInDueOf({ ...inspected, payout: 'voucher' }, none)).toEqual(soon)
      expect(tradeInDueOf({ ...inspected, payout: 'bank-slow' }, none)).toEqual({
        kind: 'paid-by',
        day: '2026-12-10',
      })
    },
  )

  test('a second offer can be answered for 14 days', () => {
    expect(tradeInDueOf({ state: 'second-offer', since: friday }, none)).toEqual({
      kind: 'answer-by',
      day: '2026-12-04',
    })
  })

  test.each([
    'in-transit',
    'paid',
    'returning',
    'returned',
    'recycled',
    'surrendered',
    'expired',
    'cancelled',
  ] as const)('a trade-in that is %s has no due date', state => {
    expect(tradeInDueOf({ state, since: friday }, none)).toBeUndefined()
  })
})

describe('the end of an offer', () => {
  const now = new Date('2026-12-04T22:00:00.000Z')

  test('an offer can be accepted until the instant at which it expires', () => {
    const until = (expiresAt: string) => hasOfferEnded({ state: 'offered', expiresAt }, now)
    expect(until('2026-12-04T22:00:00.001Z')).toBe(false)
    expect(until('2026-12-04T22:00:00.000Z')).toBe(true)
  })

  test('an expired trade-in has no offer left, a trade-in under review has not lost one', () => {
    expect(hasOfferEnded({ state: 'expired' }, now)).toBe(true)
    expect(hasOfferEnded({ state: 'draft' }, now)).toBe(false)
  })
})
