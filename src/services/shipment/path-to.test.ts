import { describe, expect, test } from 'vitest'
import { type ShipmentState, shipmentArrows } from '#domain/order/shipment-state.ts'
import { pathTo } from './path-to.ts'

describe('the path between two states of a parcel', () => {
  test('the path includes the stages that the carrier left out', () => {
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

  test('the path from a pickup point back to the sender passes the end of the pickup period', () => {
    expect(pathTo(shipmentArrows, 'ready-for-pickup', 'returned-to-sender')).toEqual([
      'expire-pickup',
      'turn-back',
      'return-to-sender',
    ])
  })

  test('the path never passes through a loss', () => {
    expect(pathTo(shipmentArrows, 'handed-over', 'returned-to-sender')).not.toContain('lose')
  })

  test('the path is empty if the parcel is already in that state', () => {
    expect(pathTo(shipmentArrows, 'in-transit', 'in-transit')).toEqual([])
  })

  test('the path from a failed attempt to a delivery includes another attempt', () => {
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
  ])('no path leads from %s back to %s', (from, to) => {
    expect(pathTo(shipmentArrows, from, to)).toBeUndefined()
  })
})
