import { describe, expect, test } from 'vitest'
import type { ProviderEvent, ProviderEventType } from '#domain/payment/provider-event.ts'
import type { AttemptState } from './attempt-state.ts'
import type { OrderState } from './order-state.ts'
import { type AttemptFacts, settleEvent } from './settle-event.ts'

function lei(minor: number) {
  return { minor, currency: 'RON' } as const
}

function event(type: ProviderEventType, over: Partial<ProviderEvent> = {}): ProviderEvent {
  return {
    type,
    eventId: 'e-1',
    ...over,
  }
}

function attempt(state: AttemptState, over: Partial<AttemptFacts> = {}): AttemptFacts {
  return {
    state,
    amount: lei(120_000),
    ...over,
  }
}

function settled(
  type: ProviderEventType,
  state: AttemptState,
  order: OrderState = 'awaiting-payment',
) {
  return settleEvent(event(type), attempt(state), order)
}

describe('provider events', () => {
  test.each(['created', 'action-required', 'pending-review', 'authorized'] as const)(
    'a capture of an attempt that is %s pays the order',
    state => expect(settled('captured', state)).toEqual({ kind: 'pay', by: 'capture' }),
  )

  test.each(['declined', 'cancelled', 'expired'] as const)(
    'a late capture of an attempt that is %s still pays an order that awaits payment',
    state => expect(settled('captured', state)).toEqual({ kind: 'pay', by: 'capture-late' }),
  )

  test.each([
    ['expired', 'order-closed'],
    ['cancelled', 'order-closed'],
    ['confirmed', 'paid-already'],
    ['closed', 'paid-already'],
  ] as const)('a capture for an order that is %s is refunded', (order, because) => {
    expect(settled('captured', 'expired', order)).toEqual({
      kind: 'give-back',
      by: 'capture-late',
      because,
    })
    expect(settled('captured', 'authorized', order)).toEqual({
      kind: 'give-back',
      by: 'capture',
      because,
    })
  })

  test('a repeated capture changes nothing', () => {
    expect(settled('captured', 'captured', 'confirmed')).toEqual({ kind: 'nothing' })
    expect(settled('captured', 'captured')).toEqual({ kind: 'nothing' })
  })

  test('FAVORABLE followed by PENDING does not move the attempt back', () => {
    expect(settled('authorized', 'pending-review')).toEqual({ kind: 'move', by: 'authorize' })
    expect(settled('in-review', 'authorized')).toEqual({ kind: 'nothing' })
    expect(settled('action-required', 'authorized')).toEqual({ kind: 'nothing' })
  })

  test('an authorization for an order that cannot be paid is released', () => {
    expect(settled('authorized', 'expired', 'expired')).toEqual({ kind: 'release' })
    expect(settled('authorized', 'created', 'cancelled')).toEqual({ kind: 'release' })
  })

  test('an attempt that ends after its capture undoes the capture', () => {
    for (const type of ['declined', 'cancelled', 'expired'] as const)
      expect(settled(type, 'captured', 'confirmed')).toEqual({ kind: 'undone' })
  })
})

describe('the reversal of a capture', () => {
  test.each(['awaiting-payment', 'confirmed', 'closed', 'expired', 'cancelled'] as const)(
    'a reversal is reported whatever the state of the order: %s',
    order => expect(settled('reversed', 'captured', order)).toEqual({ kind: 'reversed' }),
  )

  test.each([
    'created',
    'action-required',
    'pending-review',
    'authorized',
    'declined',
    'cancelled',
    'expired',
  ] as const)(
    'a reversal of an attempt that is %s changes nothing: there was no capture',
    state => {
      expect(settled('reversed', state)).toEqual({ kind: 'nothing' })
    },
  )
})

describe('the amount of a capture', () => {
  const paid = (minor: number, currency: 'RON' | 'EUR' = 'RON', over: Partial<AttemptFacts> = {}) =>
    settleEvent(
      event('captured', { amount: { minor, currency } }),
      attempt('action-required', over),
      'awaiting-payment',
    )

  test('an amount equal to the minor unit pays the order', () => {
    expect(paid(120_000)).toEqual({ kind: 'pay', by: 'capture' })
  })

  test.each([119_999, 120_001])('an amount of %i instead of 120,000 is held for review', minor => {
    expect(paid(minor)).toEqual({ kind: 'review', reason: 'amount-differs', by: 'send-to-review' })
  })

  test('an amount in another currency is held for review', () => {
    expect(paid(120_000, 'EUR')).toMatchObject({ kind: 'review', reason: 'amount-differs' })
  })

  test('an unreadable amount is held for review', () => {
    const unreadable = event('captured', { amount: { unreadable: '["1.234,00"]' } })
    expect(settleEvent(unreadable, attempt('action-required'), 'awaiting-payment')).toEqual({
      kind: 'review',
      reason: 'amount-differs',
      by: 'send-to-review',
    })
  })

  test('a wrong amount is reviewed once, and the right amount pays the order', () => {
    const reviewed = { reviewReason: 'amount-differs' } as const
    expect(paid(119_999, 'RON', reviewed)).toEqual({ kind: 'nothing' })
    expect(paid(120_000, 'RON', reviewed)).toEqual({ kind: 'pay', by: 'capture' })
  })

  test('a wrong amount on an attempt that has ended needs a review and changes no state', () => {
    expect(
      settleEvent(event('captured', { amount: lei(1) }), attempt('expired'), 'expired'),
    ).toEqual({ kind: 'review', reason: 'amount-differs' })
  })
})

test('a payment that the provider handles manually is reviewed by staff', () => {
  expect(settled('needs-person', 'created')).toEqual({
    kind: 'review',
    reason: 'needs-person',
    by: 'send-to-review',
  })
  expect(settled('needs-person', 'captured', 'confirmed')).toEqual({ kind: 'nothing' })
})
