import { describe, expect, test } from 'vitest'
import { type ShipmentState, shipmentArrows } from '#domain/order/shipment-state.ts'
import { pathTo } from './path-to.ts'

describe('the way between two states of a parcel', () => {
  test('walks the stages the carrier left out', () => {
    expect(pathTo(shipmentArrows, 'label-created', 'delivered')).toEqual([
      'hand-over',
      'depart',
      'deliver',
    ])
    expect(pathTo(shipmentArrows, 'label-created', 'ready-for-pickup')).toEqual([
      'hand-over',
      'depart',
      'arrive-at-point',
    ])
  })

  test('leads home from a point through the end of its waiting time', () => {
    expect(pathTo(shipmentArrows, 'ready-for-pickup', 'returned-to-sender')).toEqual([
      'expire-pickup',
      'turn-back',
      'return-to-sender',
    ])
  })

  test('never goes through a loss', () => {
    expect(pathTo(shipmentArrows, 'handed-over', 'returned-to-sender')).not.toContain('lose')
  })

  test('is empty where the parcel is there', () => {
    expect(pathTo(shipmentArrows, 'in-transit', 'in-transit')).toEqual([])
  })

  test('leads from a failed attempt to a delivery by another try', () => {
    expect(pathTo(shipmentArrows, 'failed-attempt', 'delivered')).toEqual(['try-again', 'deliver'])
  })

  test.each<[ShipmentState, ShipmentState]>([
    ['in-transit', 'handed-over'],
    ['ready-for-pickup', 'in-transit'],
    ['delivered', 'returning'],
    ['returned-to-sender', 'delivered'],
    ['lost', 'delivered'],
    ['returning', 'delivered'],
    ['label-created', 'preparing'],
  ])('does not lead from %s back to %s', (from, to) => {
    expect(pathTo(shipmentArrows, from, to)).toBeUndefined()
  })
})
