import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Arrows, isFinal, moved } from '#domain/machine.ts'
import { attemptArrows } from './attempt-state.ts'
import { onDeliveryArrows } from './on-delivery-state.ts'
import { orderArrows } from './order-state.ts'
import { refundArrows } from './refund-state.ts'
import { shipmentArrows } from './shipment-state.ts'

type Machine = {
  readonly arrows: Arrows<string, string>
  readonly start: string
  readonly transitions: readonly string[]
  readonly ends: readonly string[]
}

const failedAttempts = ['declined', 'cancelled', 'expired']
const live = ['created', 'action-required', 'pending-review', 'authorized']

/** The transitions drawn in orders.md, as "from>to". */
const machines: Record<string, Machine> = {
  order: {
    arrows: orderArrows,
    start: 'awaiting-payment',
    transitions: [
      'awaiting-payment>confirmed',
      'awaiting-payment>expired',
      'awaiting-payment>cancelled',
      'confirmed>closed',
      'confirmed>awaiting-trade-in',
      'awaiting-trade-in>confirmed',
      'awaiting-trade-in>cancelled',
      'confirmed>cancelled',
    ],
    ends: ['closed', 'expired', 'cancelled'],
  },
  'on delivery': {
    arrows: onDeliveryArrows,
    start: 'due',
    transitions: ['due>collected', 'due>refused', 'collected>remitted'],
    ends: ['remitted', 'refused'],
  },
  'payment attempt': {
    arrows: attemptArrows,
    start: 'created',
    transitions: [
      ...live.flatMap((from, i) => live.slice(i + 1).map(to => `${from}>${to}`)),
      ...live.flatMap(from => ['captured', ...failedAttempts].map(to => `${from}>${to}`)),
      ...failedAttempts.map(from => `${from}>captured`),
    ],
    ends: ['captured'],
  },
  refund: {
    arrows: refundArrows,
    start: 'requested',
    transitions: [
      'requested>approved',
      'approved>awaiting-iban',
      'approved>submitted',
      'awaiting-iban>submitted',
      'submitted>succeeded',
      'submitted>failed',
      // Refused by staff, or by the provider before it accepted the refund.
      'requested>failed',
      'approved>failed',
      'awaiting-iban>failed',
    ],
    ends: ['succeeded', 'failed'],
  },
  shipment: {
    arrows: shipmentArrows,
    start: 'preparing',
    transitions: [
      'preparing>label-created',
      'label-created>handed-over',
      'handed-over>in-transit',
      'handed-over>lost',
      'in-transit>ready-for-pickup',
      'in-transit>delivered',
      'in-transit>failed-attempt',
      'in-transit>lost',
      'ready-for-pickup>delivered',
      'ready-for-pickup>pickup-expired',
      'ready-for-pickup>lost',
      'failed-attempt>in-transit',
      'failed-attempt>returning',
      'failed-attempt>lost',
      'pickup-expired>returning',
      'pickup-expired>lost',
      'returning>returned-to-sender',
      'returning>lost',
    ],
    ends: ['delivered', 'returned-to-sender', 'lost'],
  },
}

describe.each(Object.entries(machines))('%s', (_name, { arrows, start, transitions, ends }) => {
  const movesOf = [...new Set(Object.values(arrows).flatMap(out => Object.keys(out)))]

  test('a state machine follows only its transitions, whatever is requested', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...movesOf), { maxLength: 30 }), moves => {
        let state = start
        for (const by of moves) {
          const next = moved(arrows, state, by)
          if (!next.ok) continue
          expect(transitions).toContain(`${state}>${next.value}`)
          state = next.value
        }
      }),
    )
  })

  test('a state machine has every transition of the diagram', () => {
    const present = Object.entries(arrows).flatMap(([from, out]) =>
      Object.values(out).map(to => `${from}>${to}`),
    )
    expect(present.toSorted()).toEqual(transitions.toSorted())
  })

  test('a state machine has exactly the final states of the diagram', () => {
    expect(
      Object.keys(arrows)
        .filter(state => isFinal(arrows, state))
        .toSorted(),
    ).toEqual(ends.toSorted())
  })
})
