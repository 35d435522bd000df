import type { Address } from '#domain/address/address.ts'
import type { Carrier, DeliveryKind, PickupKind } from '#domain/delivery/delivery.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { Handover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { ShipmentState } from '#domain/order/shipment-state.ts'
import type { Result } from '#domain/result.ts'
import type { ProviderFailure } from '../trouble.ts'

/** A point as its carrier lists it; the locality is a name, to be found in our own table. */
export type CarrierPoint = {
  readonly id: string
  readonly kind: PickupKind
  readonly name: string
  readonly address: string
  readonly county?: string
  readonly locality: string
  readonly postalCode: string
  readonly lat: number
  readonly lng: number
  readonly hours: string
}

/** One page of a carrier's points; `next` is the cursor of the page after it. */
export type PointPage = { readonly points: readonly CarrierPoint[]; readonly next?: string }

export type ShipmentCommand = {
  readonly orderNumber: string
  readonly recipient: { readonly name: string; readonly phone: string; readonly email: string }
  readonly to:
    | { readonly kind: 'point'; readonly point: PickupPoint }
    | { readonly kind: 'address'; readonly address: Address }
  readonly weightGrams: number
  /** What the carrier asks the recipient for; nothing where the order is paid. */
  readonly cash: Money
}

/** A parcel to the shop; where the shop receives it is in the contract with its carrier. */
export type ReturnCommand = {
  /** What its sender calls it: RO000012344-R1. */
  readonly number: string
  readonly sender: { readonly name: string; readonly phone: string; readonly email: string }
  readonly handover: Handover
  readonly weightGrams: number
}

/** `awb` is the carrier's number. The label is there where the carrier gives it with the number. */
export type Parcel = {
  readonly awb: string
  readonly trackingUrl: string
  readonly label?: Buffer
}

/** `unknown`: it may have been made, so it is looked for by its reference before it is made again. */
export type ShipmentCreated =
  | { readonly kind: 'created'; readonly parcel: Parcel }
  | { readonly kind: 'rejected'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly trouble: ProviderFailure }

/** What a carrier told of a parcel. `reached` is missing where the words change nothing for us. */
export type ParcelEvent = {
  readonly awb: string
  /** The same event has the same key each time it is told. */
  readonly key: string
  /** In the carrier's words. */
  readonly status: string
  readonly reached?: ShipmentState
  readonly place?: string
  readonly at: Date
  readonly raw: unknown
}

/** `too-late`: the carrier has the parcel. */
export type LabelCancelled = { readonly kind: 'cancelled' } | { readonly kind: 'too-late' }

/** orders.md, Providers' contracts. Every call is bounded in time and answers trouble as a value. */
export type DeliveryProvider = {
  readonly id: Carrier
  readonly market: Market
  readonly modes: readonly DeliveryKind[]
  readonly capabilities: {
    /** Up to which it collects cash; without bound where undefined. */
    readonly cashLimit?: Money
    /** Whether it takes parcels to the shop: `createReturn` is asked only then. */
    readonly returns: boolean
    readonly tracking: 'polled'
  }
  /** A page of all points; the first one without a cursor. */
  readonly syncPoints: (cursor?: string) => Promise<Result<PointPage, ProviderFailure>>
  /** The point as it is now; undefined where it takes no parcels any more. */
  readonly checkPoint: (id: string) => Promise<Result<CarrierPoint | undefined, ProviderFailure>>
  /** `key` is our reference, by which `findByReference` finds the parcel again. */
  readonly createShipment: (command: ShipmentCommand, key: string) => Promise<ShipmentCreated>
  /** A courier who is to come is ordered with it. */
  readonly createReturn: (command: ReturnCommand, key: string) => Promise<ShipmentCreated>
  /** Of both directions. */
  readonly findByReference: (key: string) => Promise<Result<Parcel | undefined, ProviderFailure>>
  readonly cancel: (awb: string) => Promise<Result<LabelCancelled, ProviderFailure>>
  /** PDF. */
  readonly label: (awb: string) => Promise<Result<Buffer, ProviderFailure>>
  /** All that is known of these parcels, in any order. */
  readonly poll: (
    awbs: readonly string[],
  ) => Promise<Result<readonly ParcelEvent[], ProviderFailure>>
  /** A tracking answer as events; undefined where it is none. */
  readonly parseTracking: (answer: unknown) => readonly ParcelEvent[] | undefined
}
