import { type Carrier, type DeliveryChoice, type PickupKind, pickupOf } from './delivery.ts'

/** A locker or pickup point; `id` is the specification's lockerId and the carrier's own id (Spec 3.2). */
export type PickupPoint = {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly county: string
  readonly city: string
  readonly cityId: string
  readonly countyId: string
  readonly postalCode: string
  readonly carrier: Carrier
  readonly kind: PickupKind
  readonly lat: number
  readonly lng: number
}

/** What a map needs of a pickup point. */
export type MappedPoint = Pick<PickupPoint, 'id' | 'name' | 'city' | 'county' | 'lat' | 'lng'>

/** A point serves the subtype of its own carrier and kind, never a courier's delivery. */
export function servesChoice(point: PickupPoint, choice: DeliveryChoice): boolean {
  if (choice.method === 'courier') return false
  const { carrier, kind } = pickupOf[choice.subtype]
  return point.carrier === carrier && point.kind === kind
}
