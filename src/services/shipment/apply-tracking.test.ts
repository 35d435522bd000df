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

describe('what a carrier tells of a parcel', () => {
  test('is applied in the order of its time, however it comes', () => {
    const events = [event(20, 'ready-for-pickup'), event(2, 'handed-over'), event(6, 'in-transit')]
    expect(movesOf('label-created', undefined, ...events)).toEqual([
      'hand-over',
      'depart',
      'arrive-at-point',
    ])
  })

  test('may leave stages out', () => {
    expect(movesOf('label-created', undefined, event(26, 'delivered'))).toEqual([
      'hand-over',
      'depart',
      'deliver',
    ])
  })

  test('changes nothing where it is an old stage told late', () => {
    expect(movesOf('ready-for-pickup', hour(20), event(6, 'in-transit'))).toEqual([])
    expect(movesOf('failed-attempt', hour(20), event(6, 'in-transit'))).toEqual([])
  })

  test('lets another try follow a failed attempt', () => {
    expect(movesOf('failed-attempt', hour(20), event(40, 'in-transit'))).toEqual(['try-again'])
  })

  test('counts as an end even where it is told late', () => {
    expect(movesOf('ready-for-pickup', hour(30), event(26, 'delivered'))).toEqual(['deliver'])
  })

  test('goes nowhere without a meaning for us, or where the parcel is already', () => {
    expect(movesOf('in-transit', undefined, event(7), event(8, 'in-transit'))).toEqual([])
  })

  test('is for a person to look at where an end contradicts another', () => {
    const told = applyTracking(shipmentArrows, 'delivered', hour(26), [
      event(30, 'returned-to-sender'),
    ])
    expect(told.applied).toEqual([])
    expect(told.contradictions.map(({ key }) => key)).toEqual(['returned-to-sender@30'])
  })

  test('is no contradiction where a stage comes after the end', () => {
    const told = applyTracking(shipmentArrows, 'delivered', hour(26), [event(30, 'in-transit')])
    expect(told).toEqual({ applied: [], contradictions: [] })
  })
})
