import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ProviderEventType, providerEventTypes } from '#domain/payment/provider-event.ts'
import { type AttemptState, attemptArrows } from './attempt-state.ts'
import type { OrderState } from './order-state.ts'
import { settleEvent } from './settle-event.ts'

type World = {
  attempt: AttemptState
  order: OrderState
  review?: string
  givenBack: number
  paid: number
}

const amount = { minor: 99_900, currency: 'EUR' } as const

/** Applies a settlement the way the shop does: nothing but the settlement changes the state. */
function after(world: World, type: ProviderEventType): World {
  const settlement = settleEvent(
    { type, eventId: type },
    { state: world.attempt, amount, ...(world.review && { reviewReason: world.review }) },
    world.order,
  )
  const moved =
    'by' in settlement && settlement.by
      ? attemptArrows[world.attempt][settlement.by]
      : world.attempt
  expect(moved).toBeDefined()
  const attempt = moved ?? world.attempt
  switch (settlement.kind) {
    case 'nothing':
    case 'release':
    case 'reversed':
    case 'undone':
    case 'reinstated':
      return world
    case 'move':
      return { ...world, attempt }
    case 'pay':
      return { ...world, attempt, order: 'confirmed', paid: world.paid + 1 }
    case 'give-back':
      return { ...world, attempt, givenBack: world.givenBack + 1 }
    case 'review':
      return { ...world, attempt, review: settlement.reason }
  }
}

const events = fc.array(fc.constantFrom(...providerEventTypes), { maxLength: 12 })
const orders = fc.constantFrom<OrderState>('awaiting-payment', 'expired', 'cancelled', 'confirmed')

function replay(start: World, types: readonly ProviderEventType[]) {
  return types.reduce(after, start)
}

function begun(order: OrderState): World {
  return { attempt: 'created', order, givenBack: 0, paid: 0 }
}

test('whatever events arrive, and however often, money is captured once: it pays the order or is refunded', () => {
  fc.assert(
    fc.property(events, orders, (types, order) => {
      const end = replay(begun(order), types)
      const isCaptured = types.includes('captured')
      expect(end.paid + end.givenBack).toBe(isCaptured ? 1 : 0)
      if (isCaptured) expect(end.attempt).toBe('captured')
      if (order !== 'awaiting-payment') expect(end.order).toBe(order)
    }),
  )
})

test('repeating the same events changes nothing', () => {
  fc.assert(
    fc.property(events, orders, (types, order) => {
      const once = replay(begun(order), types)
      const captured = once.attempt === 'captured'
      // An attempt that has ended stays ended, unless money was captured.
      if (captured) expect(replay(once, types)).toEqual(once)
      else expect(replay(once, types).paid).toBe(0)
    }),
  )
})

test('a capture has the same result in any order of events', () => {
  const shuffles = events.chain(types =>
    fc.tuple(
      fc.constant<readonly ProviderEventType[]>([...types, 'captured']),
      fc.shuffledSubarray<ProviderEventType>([...types, 'captured'], {
        minLength: types.length + 1,
      }),
    ),
  )
  fc.assert(
    fc.property(shuffles, orders, ([one, other], order) => {
      const [first, second] = [replay(begun(order), one), replay(begun(order), other)]
      expect([first.attempt, first.order, first.paid, first.givenBack]).toEqual([
        second.attempt,
        second.order,
        second.paid,
        second.givenBack,
      ])
    }),
  )
})

test('a reversal never changes the order and its payment, whatever events come before and after', () => {
  fc.assert(
    fc.property(events, events, orders, (before, later, order) => {
      const world = replay(begun(order), before)
      expect(replay(world, ['reversed'])).toEqual(world)
      expect(replay(world, ['reversed', ...later])).toEqual(replay(world, later))
    }),
  )
})
