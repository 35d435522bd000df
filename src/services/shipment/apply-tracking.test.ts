import { describe, expect, test } from 'vitest'
import { type ShipmentState, shipmentArrows } from '#domain/order/shipment-state.ts'
import type { ParcelEvent } from '#providers/delivery/delivery-provider.ts'
import { applyTracking } from './apply-tracking.ts'

function hour(at: number) {
  return new Date(Date.UTC(2026, 4, 4, at))
}

function event(at: number, reached?: ShipmentState): ParcelEvent {
  return {
    awb: '1ONB1',
    key: `${reached ?? 'other'}@${at}`,
    status: reached ?? 'other',
    at: hour(at),
    raw: {},
    ...(reached && { reached }),
  }
}

function movesOf(from: ShipmentState, newest: Date | undefined, ...events: ParcelEvent[]) {
  return applyTracking(shipmentArrows, from, newest, events).applied.flatMap(({ moves }) => moves)
}

describe('tracking events of a parcel', () => {
  test('tracking events are applied by their own time, regardless of the order of arrival', () => {
    const events = [event(20, 'ready-for-pickup'), event(2, 'handed-over'), event(6, 'in-transit')]
    expect(movesOf('label-created', undefined, ...events)).toEqual([
      'hand-over',
      'depart',
      'arrive-at-point',
    ])
  })

  test('tracking events may skip stages', () => {
    expect(movesOf('label-created', undefined, event(26, 'delivered'))).toEqual([
      'hand-over',
      'depart',
      'deliver',
    ])
  })

  test('an earlier stage that is reported late changes nothing', () => {
    expect(movesOf('ready-for-pickup', hour(20), event(6, 'in-transit'))).toEqual([])
    expect(movesOf('failed-attempt', hour(20), event(6, 'in-transit'))).toEqual([])
  })

  test('another attempt can follow a failed attempt', () => {
    expect(movesOf('failed-attempt', hour(20), event(40, 'in-transit'))).toEqual(['try-again'])
  })

  test('a final state counts even if it is reported late', () => {
    expect(movesOf('ready-for-pickup', hour(30), event(26, 'delivered'))).toEqual(['deliver'])
  })

  test('an event without a known meaning, or for the current state, moves nothing', () => {
    expect(movesOf('in-transit', undefined, event(7), event(8, 'in-transit'))).toEqual([])
  })

  test('a final state that contradicts another one is left to a person', () => {
    const tracked = applyTracking(shipmentArrows, 'delivered', hour(26), [
      event(30, 'returned-to-sender'),
    ])
    expect(tracked.applied).toEqual([])
    expect(tracked.contradictions.map(({ key }) => key)).toEqual(['returned-to-sender@30'])
  })

  test('a stage after the final state is not a contradiction', () => {
    const tracked = applyTracking(shipmentArrows, 'delivered', hour(26), [event(30, 'in-transit')])
    expect(tracked).toEqual({ applied: [], contradictions: [] })
  })
})
