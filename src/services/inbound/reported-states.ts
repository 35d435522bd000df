import type { InboundState } from '#domain/inbound/inbound-state.ts'
import type { ShipmentState } from '#domain/order/shipment-state.ts'
import type { ParcelEvent } from '#providers/delivery/delivery-provider.ts'

/**
 * The states that carriers report for any parcel, interpreted for a parcel to the shop: a failed attempt is a failed
 * collection.
 */
const stateOf: Partial<Record<ShipmentState, InboundState>> = {
  'label-created': 'label-created',
  'failed-attempt': 'pickup-failed',
  'handed-over': 'handed-over',
  'in-transit': 'in-transit',
  'ready-for-pickup': 'in-transit',
  delivered: 'arrived',
  lost: 'lost',
}

const turnedBack: ReadonlySet<ShipmentState> = new Set([
  'pickup-expired',
  'returning',
  'returned-to-sender',
])

export type InboundEvent = Omit<ParcelEvent, 'reached'> & { readonly reached?: InboundState }

/** Converts a carrier's event to the states of a parcel to the shop. */
export function toInboundEvent({ reached, ...event }: ParcelEvent): InboundEvent {
  const state = reached && stateOf[reached]
  return { ...event, ...(state && { reached: state }) }
}

/** The parcel is being returned to the sender who sent it to the shop: a person has to look at it. */
export function isTurnedBack({ reached }: ParcelEvent): boolean {
  return reached !== undefined && turnedBack.has(reached)
}
