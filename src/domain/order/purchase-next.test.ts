import { expect, test } from 'vitest'
import type { Day } from '#domain/time/day.ts'
import { nextOf, type PurchaseSituation } from './purchase-next.ts'

function day(text: string) {
  return text as Day
}

function aSituation(over: Partial<PurchaseSituation>): PurchaseSituation {
  return {
    stage: 'preparing',
    delivery: 'courier',
    estimate: { from: day('2026-11-24'), to: day('2026-11-25') },
    withdrawal: { lawUntil: day('2026-12-09'), shopUntil: day('2027-01-24') },
    ...over,
  }
}

test('an unpaid order has until its payment deadline', () => {
  const payableUntil = '2026-11-22T10:15:00.000Z'
  expect(nextOf(aSituation({ stage: 'awaiting-payment', payableUntil }))).toEqual({
    kind: 'pay-until',
    at: payableUntil,
  })
})

test.each(['preparing', 'on-the-way'] as const)(
  'an order that is %s has an arrival day next',
  stage => {
    expect(nextOf(aSituation({ stage }))).toEqual({
      kind: 'arrives',
      delivery: 'courier',
      from: '2026-11-24',
      to: '2026-11-25',
    })
  },
)

test("a delivered order can be returned until the shop's last day", () => {
  expect(nextOf(aSituation({ stage: 'delivered' }))).toEqual({
    kind: 'return-until',
    day: '2027-01-24',
  })
})

test.each(['lost', 'expired', 'cancelled', 'came-back'] as const)(
  'an order that is %s has no next event',
  stage => expect(nextOf(aSituation({ stage }))).toBeUndefined(),
)
