import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Arrows, isFinal, moved } from '#domain/machine.ts'
import {
  aheadOf,
  isAccountOpen,
  isTradeInOpen,
  tradeInArrows,
  tradeInMoves,
  tradeInStates,
} from './trade-in-state.ts'

/** The transitions listed in sell.md, "A sale's states". */
const specified = [
  'draft>offered',
  'offered>accepted',
  'accepted>label-sent',
  'label-sent>in-transit',
  'in-transit>received',
  'received>inspected',
  'inspected>paid',
  'inspected>second-offer',
  'inspected>rejected',
  'second-offer>accepted-second',
  'accepted-second>paid',
  'second-offer>declined',
  'declined>returning',
  'returning>returned',
  'rejected>returning',
  'offered>expired',
  'accepted>cancelled',
  'accepted>expired',
  'label-sent>cancelled',
  'label-sent>expired',
  'received>quarantined',
  'received>locked',
  'quarantined>locked',
  'locked>inspected',
  'locked>rejected',
  'quarantined>inspected',
  'second-offer>objected',
  'objected>inspected',
]

/** Final transitions that sell.md leaves open (docs/decisions/0030-sellers.md). */
const added = ['draft>cancelled', 'rejected>returned', 'rejected>recycled', 'rejected>surrendered']
const arrows = [...specified, ...added]

describe('a trade-in', () => {
  test('a trade-in has exactly the transitions of the specification and the added final ones', () => {
    const present = Object.entries(tradeInArrows).flatMap(([from, out]) =>
      Object.values(out).map(to => `${from}>${to}`),
    )
    expect(present.toSorted()).toEqual(arrows.toSorted())
  })

  test('a trade-in changes state only by its transitions, whatever is requested', () => {
    const machine: Arrows<string, string> = tradeInArrows
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...tradeInMoves), { maxLength: 30 }), moves => {
        let state = 'draft'
        for (const by of moves) {
          const next = moved(machine, state, by)
          if (!next.ok) continue
          expect(arrows).toContain(`${state}>${next.value}`)
          state = next.value
        }
      }),
    )
  })

  test('a trade-in ends paid, returned to its seller, recycled, handed to the authorities, expired or cancelled', () => {
    expect(tradeInStates.filter(state => isFinal(tradeInArrows, state))).toEqual([
      'paid',
      'returned',
      'recycled',
      'surrendered',
      'expired',
      'cancelled',
    ])
  })

  test.each(['second-offer', 'in-transit', 'received', 'inspected'] as const)(
    'a trade-in that is %s can no longer be cancelled',
    state => {
      expect(moved(tradeInArrows, state, 'cancel').ok).toBe(false)
    },
  )

  test('a seller can cancel during the manual review, but not after an offer', () => {
    expect(moved(tradeInArrows, 'draft', 'cancel')).toEqual({ ok: true, value: 'cancelled' })
    expect(moved(tradeInArrows, 'offered', 'cancel').ok).toBe(false)
  })

  test.each(['recycle', 'surrender'] as const)(
    'a trade-in that is not rejected cannot be ended by %s',
    by => {
      const able = tradeInStates.filter(state => moved(tradeInArrows, state, by).ok)
      expect(able).toEqual(['rejected'])
    },
  )

  test('a trade-in is never paid at a lower price before its seller accepts', () => {
    expect(moved(tradeInArrows, 'second-offer', 'pay').ok).toBe(false)
    expect(moved(tradeInArrows, 'second-offer', 'expire').ok).toBe(false)
  })

  test('the states ahead of a trade-in follow its transitions one by one', () => {
    for (const state of tradeInStates) {
      const steps = [state, ...aheadOf(state)]
      const transitions = steps.slice(1).map((to, at) => `${steps[at]}>${to}`)
      expect(specified).toEqual(expect.arrayContaining(transitions))
    }
  })

  test('a trade-in without problems ends with the payout', () => {
    expect(aheadOf('offered')).toEqual([
      'accepted',
      'label-sent',
      'in-transit',
      'received',
      'inspected',
      'paid',
    ])
    expect(aheadOf('draft')).toEqual(['offered', ...aheadOf('offered')])
    expect(aheadOf('inspected')).toEqual(['paid'])
    expect(aheadOf('quarantined')).toEqual(['inspected', 'paid'])
    expect(aheadOf('locked')).toEqual(['inspected', 'paid'])
    expect(aheadOf('objected')).toEqual(['inspected', 'paid'])
    expect(aheadOf('accepted-second')).toEqual(['paid'])
    expect(aheadOf('rejected')).toEqual(['returning', 'returned'])
    expect(aheadOf('returning')).toEqual(['returned'])
    expect(aheadOf('declined')).toEqual(['returning', 'returned'])
    expect(aheadOf('second-offer')).toEqual([])
  })
})

test('a trade-in is open from acceptance until it is paid, returned or cancelled', () => {
  expect(tradeInStates.filter(isTradeInOpen)).toEqual([
    'accepted',
    'label-sent',
    'in-transit',
    'received',
    'quarantined',
    'locked',
    'inspected',
    'second-offer',
    'objected',
    'accepted-second',
    'rejected',
    'declined',
    'returning',
  ])
})

test('the account can be changed from acceptance until the payout, unless nothing is to be paid', () => {
  expect(tradeInStates.filter(isAccountOpen)).toEqual([
    'accepted',
    'label-sent',
    'in-transit',
    'received',
    'quarantined',
    'locked',
    'inspected',
    'second-offer',
    'objected',
    'accepted-second',
  ])
})
