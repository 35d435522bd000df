import type { InboundState } from '#domain/inbound/inbound-state.ts'
import type { ShipmentState } from '#domain/order/shipment-state.ts'
import type { ParcelEvent } from '#providers/delivery/delivery-provider.ts'

/** What carriers tell of any parcel, understood of one to the shop: a failed attempt is one to fetch it. */
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

/** An event of a carrier in the states of a parcel to the shop. */
export function toInboundEvent({ reached, ...event }: ParcelEvent): InboundEvent {
  const state = reached && stateOf[reached]
  return { ...event, ...(state && { reached: state }) }
}

/** It goes back to its sender, who sent it to the shop: a person looks. */
export function isTurnedBack({ reached }: ParcelEvent): boolean {
  return reached !== undefined && turnedBack.has(reached)
}
