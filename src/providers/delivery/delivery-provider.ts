import type { Address } from '#domain/address/address.ts'
import type { Carrier, DeliveryKind, PickupKind } from '#domain/delivery/delivery.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { Handover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { ShipmentState } from '#domain/order/shipment-state.ts'
import type { Result } from '#domain/result.ts'
import type { ProviderFailure } from '../failure.ts'

/** A pickup point as its carrier lists it; the locality is a name, to be matched with our own table. */
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
  /** The amount the carrier collects from the recipient; zero if the order is paid. */
  readonly cash: Money
}

/** A parcel to the shop; its destination is part of the contract with the carrier. */
export type ReturnCommand = {
  /** The number of the return or claim that its sender knows: RO000012344-R1. */
  readonly number: string
  readonly sender: { readonly name: string; readonly phone: string; readonly email: string }
  readonly handover: Handover
  readonly weightGrams: number
}

/** `awb` is the carrier's number. The label is set if the carrier returns it with the number. */
export type Parcel = {
  readonly awb: string
  readonly trackingUrl: string
  readonly label?: Buffer
}

/** `unknown`: the parcel may have been created, so it is looked up by its reference before another attempt. */
export type ShipmentCreated =
  | { readonly kind: 'created'; readonly parcel: Parcel }
  | { readonly kind: 'rejected'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly failure: ProviderFailure }

/** A carrier's tracking event of a parcel. `reached` is missing if the status changes nothing for the shop. */
export type ParcelEvent = {
  readonly awb: string
  /** The same for each report of the same event. */
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

/** Every call is bounded in time and returns failures as values (orders.md, Providers' contracts). */
export type DeliveryProvider = {
  readonly id: Carrier
  readonly market: Market
  readonly modes: readonly DeliveryKind[]
  readonly capabilities: {
    /** The maximum amount of cash on delivery; no limit if `undefined`. */
    readonly cashLimit?: Money
    /** Whether it delivers parcels to the shop: `createReturn` is called only then. */
    readonly returns: boolean
    readonly tracking: 'polled'
  }
  /** A page of all pickup points; the first one without a cursor. */
  readonly syncPoints: (cursor?: string) => Promise<Result<PointPage, ProviderFailure>>
  /** The current data of a pickup point; `undefined` if it no longer accepts parcels. */
  readonly checkPoint: (id: string) => Promise<Result<CarrierPoint | undefined, ProviderFailure>>
  /** `key` is our reference, by which `findByReference` finds the parcel again. */
  readonly createShipment: (command: ShipmentCommand, key: string) => Promise<ShipmentCreated>
  /** Also orders the courier for the pickup, if one is needed. */
  readonly createReturn: (command: ReturnCommand, key: string) => Promise<ShipmentCreated>
  /** For parcels in both directions. */
  readonly findByReference: (key: string) => Promise<Result<Parcel | undefined, ProviderFailure>>
  readonly cancel: (awb: string) => Promise<Result<LabelCancelled, ProviderFailure>>
  /** PDF. */
  readonly label: (awb: string) => Promise<Result<Buffer, ProviderFailure>>
  /** All known events of these parcels, in any order. */
  readonly poll: (
    awbs: readonly string[],
  ) => Promise<Result<readonly ParcelEvent[], ProviderFailure>>
  /** Parses a tracking response into events; `undefined` if it is not one. */
  readonly parseTracking: (body: unknown) => readonly ParcelEvent[] | undefined
}
