import type { Address } from '#domain/address/address.ts'
import type { CourierCarrier } from '#domain/delivery/delivery.ts'
import { courierOf } from '#domain/delivery/offered.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { Market } from '#domain/market/market.ts'
import type { Handover } from './inbound.ts'

/** What is sent back to whom it came from: a device that is not bought, or the goods of a rejected return. */
export type WayBackSubject = { readonly kind: 'sale' | 'return'; readonly id: string }

type Destination = {
  readonly carrier: CourierCarrier
  readonly to:
    | { readonly kind: 'point'; readonly point: PickupPoint }
    | { readonly kind: 'address'; readonly address: Address }
}

/**
 * Where a parcel goes back to: the address at which the courier collected it, or the point at which its sender meant to
 * drop it. `undefined` if the sender named neither.
 */
export function destinationOf(market: Market, handover: Handover): Destination | undefined {
  if (handover.kind === 'courier')
    return { carrier: courierOf[market], to: { kind: 'address', address: handover.from } }
  const { point } = handover
  return point && { carrier: point.carrier, to: { kind: 'point', point } }
}
