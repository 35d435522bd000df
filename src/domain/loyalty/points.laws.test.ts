import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/time/day.ts'
import { balanceOn, type PointEntry } from './points.ts'
import { takeBack } from './take-back.ts'
import { fitsVoucher } from './turn.ts'

const settings = { smallestVoucher: 100 }
const start = '2026-01-01'

type Written = PointEntry & { readonly order: number; readonly waived: number }

/** Orders that are delivered and partly returned, repeatedly, with vouchers in between, day by day. */
const happening = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('order' as const), points: fc.integer({ min: 1, max: 500 }) }),
    fc.record({
      what: fc.constant('return' as const),
      order: fc.nat({ max: 9 }),
      keeps: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    fc.record({ what: fc.constant('voucher' as const), points: fc.integer({ min: 1, max: 900 }) }),
  ),
  { maxLength: 40 },
)

type Happening = (typeof happening extends fc.Arbitrary<infer T> ? T : never)[number]

function written(entries: readonly Written[], each: Happening, today: string): readonly Written[] {
  const { usable } = balanceOn(entries, today)
  const orders = entries.filter(({ kind }) => kind === 'order')
  if (each.what === 'order') {
    const countsFrom = addDays(today, 15)
    const order = orders.length
    return [...entries, { kind: 'order', points: each.points, countsFrom, order, waived: 0 }]
  }
  if (each.what === 'voucher') {
    if (!fitsVoucher(each.points, usable, settings).ok) return entries
    return [
      ...entries,
      { kind: 'voucher', points: -each.points, countsFrom: today, order: -1, waived: 0 },
    ]
  }
  const gave = orders[each.order]
  if (!gave) return entries
  const given = entries.filter(({ order }) => order === each.order)
  const own = given.reduce((sum, { points }) => sum + points, 0)
  const due = Math.floor(gave.points * each.keeps)
  const taken = takeBack({ given, due, atHand: gave.countsFrom > today ? own : usable })
  if (!taken) return entries
  const { countsFrom, order } = gave
  return [
    ...entries,
    { kind: 'return', points: -taken.points, countsFrom, order, waived: taken.waived },
  ]
}

test('A member never owes points, on any day, whatever was returned and spent', () => {
  fc.assert(
    fc.property(happening, happenings => {
      let entries: readonly Written[] = []
      for (const [at, each] of happenings.entries()) {
        const today = addDays(start, at * 3)
        entries = written(entries, each, today)
        for (const later of [0, 5, 15, 16, 400])
          expect(balanceOn(entries, addDays(today, later)).usable).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('No order takes back more points than it gave, and waived points are not claimed again', () => {
  fc.assert(
    fc.property(happening, happenings => {
      let entries: readonly Written[] = []
      for (const [at, each] of happenings.entries())
        entries = written(entries, each, addDays(start, at * 3))
      for (const { order, points } of entries.filter(({ kind }) => kind === 'order')) {
        const back = entries.filter(each => each.kind === 'return' && each.order === order)
        const claimed = back.reduce((sum, each) => sum + each.waived - each.points, 0)
        expect(claimed).toBeLessThanOrEqual(points)
      }
    }),
  )
})

test('Usable and waiting points add up to all points', () => {
  fc.assert(
    fc.property(happening, fc.nat({ max: 60 }), (happenings, after) => {
      let entries: readonly Written[] = []
      for (const [at, each] of happenings.entries())
        entries = written(entries, each, addDays(start, at * 3))
      const { usable, waiting } = balanceOn(entries, addDays(start, happenings.length * 3 + after))
      const all = entries.reduce((sum, { points }) => sum + points, 0)
      expect(usable + waiting.reduce((sum, { points }) => sum + points, 0)).toBe(all)
    }),
  )
})
