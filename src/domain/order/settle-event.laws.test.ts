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

function transition(start: World, result: readonly ProviderEventType[]) {
  return result.reduce(after, start)
}

function begun(order: OrderState): World {
  return { attempt: 'created', order, givenBack: 0, paid: 0 }
}

test('whatever events arrive, and however often, money is captured once: it pays the order or is refunded', () => {
  fc.assert(
    fc.property(events, orders, (result, order) => {
      const end = transition(begun(order), result)
      const isCaptured = result.includes('captured')
      expect(end.paid + end.givenBack).toBe(isCaptured ? 1 : 0)
      if (isCaptured) expect(end.attempt).toBe('captured')
      if (order !== 'awaiting-payment') expect(end.order).toBe(order)
    }),
  )
})

test('repeating the same events changes nothing', () => {
  fc.assert(
    fc.property(events, orders, (result, order) => {
      const once = transition(begun(order), result)
      const captured = once.attempt === 'captured'
      // An attempt that has ended stays ended, unless money was captured.
      if (captured) expect(transition(once, result)).toEqual(once)
      else expect(transition(once, result).paid).toBe(0)
    }),
  )
})

test('a capture has the same result in any order of events', () => {
  const shuffles = events.chain(result =>
    fc.tuple(
      fc.constant<readonly ProviderEventType[]>([...result, 'captured']),
      fc.shuffledSubarray<ProviderEventType>([...result, 'captured'], {
        minLength: result.length + 1,
      }),
    ),
  )
  fc.assert(
    fc.property(shuffles, orders, ([one, other], order) => {
      const [first, second] = [transition(begun(order), one), transition(begun(order), other)]
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
      const world = transition(begun(order), before)
      expect(transition(world, ['reversed'])).toEqual(world)
      expect(transition(world, ['reversed', ...later])).toEqual(transition(world, later))
    }),
  )
})
