import type { Arrows } from '#domain/machine.ts'

export const shipmentStates = [
  'preparing',
  'label-created',
  'handed-over',
  'in-transit',
  'ready-for-pickup',
  'delivered',
  'failed-attempt',
  'pickup-expired',
  'returning',
  'returned-to-sender',
  'lost',
] as const
export type ShipmentState = (typeof shipmentStates)[number]

export const shipmentMoves = [
  'create-label',
  'hand-over',
  'depart',
  'arrive-at-point',
  'deliver',
  'fail-attempt',
  'try-again',
  'expire-pickup',
  'turn-back',
  'return-to-sender',
  'lose',
] as const
export type ShipmentMove = (typeof shipmentMoves)[number]

/** Only a parcel that the carrier has can be lost; every failure leads back to the shop (orders.md, Shipment). */
export const shipmentArrows: Arrows<ShipmentState, ShipmentMove> = {
  preparing: { 'create-label': 'label-created' },
  'label-created': { 'hand-over': 'handed-over' },
  'handed-over': { depart: 'in-transit', lose: 'lost' },
  'in-transit': {
    'arrive-at-point': 'ready-for-pickup',
    deliver: 'delivered',
    'fail-attempt': 'failed-attempt',
    lose: 'lost',
  },
  'ready-for-pickup': { deliver: 'delivered', 'expire-pickup': 'pickup-expired', lose: 'lost' },
  delivered: {},
  'failed-attempt': { 'try-again': 'in-transit', 'turn-back': 'returning', lose: 'lost' },
  'pickup-expired': { 'turn-back': 'returning', lose: 'lost' },
  returning: { 'return-to-sender': 'returned-to-sender', lose: 'lost' },
  'returned-to-sender': {},
  lost: {},
}

/** An order can be cancelled only before the handover (orders.md). */
export function isBeforeHandover(state: ShipmentState): boolean {
  return state === 'preparing' || state === 'label-created'
}
