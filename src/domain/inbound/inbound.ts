import type { Address } from '#domain/address/address.ts'
import type { ContactDetails } from '#domain/address/contact.ts'
import type { Carrier, CourierCarrier, PickupKind } from '#domain/delivery/delivery.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { DeviceType } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { Day } from '#domain/time/day.ts'
import type { CourierHours } from './courier-hours.ts'
import type { InboundState } from './inbound-state.ts'

/** The reason why a parcel is sent to the shop. */
export type InboundSubject = {
  readonly kind: 'return' | 'warranty' | 'sale'
  readonly id: string
}

/** How the sender hands the parcel to a carrier; `point` is where they plan to drop it; any point of its kind accepts it. */
export type Handover =
  | {
      readonly kind: 'courier'
      readonly from: Address
      readonly day: Day
      readonly hours?: CourierHours
    }
  | { readonly kind: PickupKind; readonly point?: PickupPoint }

/** A handover as requested by the client; the shop looks up the names of places and points. */
export type RequestedHandover =
  | Extract<Handover, { readonly kind: 'courier' }>
  | { readonly kind: PickupKind; readonly point?: { readonly id: string } }

/** The device goes into the parcel of another trade-in of the seller, by its number. */
export type SharedParcel = { readonly kind: 'together'; readonly number: string }

/** The maximum number of devices in one parcel, each in a trade-in of its own. */
export const mostDevicesInParcel = 5

/** The reason why a handover is refused. */
export type HandoverRefusal =
  /** 409 */
  | { readonly kind: 'handover-not-offered' }
  /** 422: `field` is a field of the form, `code` names the rule. */
  | { readonly kind: 'invalid-field'; readonly field: string; readonly code: string }

/**
 * A handover available in a market, with its carrier; `days` are the days on which a courier can come, `hours` the parts
 * of them that can be requested.
 */
export type OfferedHandover =
  | {
      readonly kind: 'courier'
      readonly carrier: CourierCarrier
      readonly days: readonly Day[]
      readonly hours: readonly CourierHours[]
    }
  | { readonly kind: PickupKind; readonly carrier: Carrier }

/** `number` is the number for people and carriers, written on the parcel: RO000012344-R1. */
export type InboundRequest = {
  readonly subject: InboundSubject
  readonly market: Market
  readonly number: string
  readonly sender: ContactDetails
  readonly handover: Handover
  /** The last day on which the label is accepted. */
  readonly sendBy: Day
  /** The contents, for the weight that carriers require; a phone if absent. */
  readonly devices?: readonly DeviceType[]
}

/** A parcel to the shop as its sender sees it. Instants are ISO. */
export type InboundView = {
  readonly id: string
  readonly state: InboundState
  readonly handover: Handover
  readonly carrier: CourierCarrier
  readonly awb?: string
  readonly trackingUrl?: string
  /** The number as a QR code, as long as the sender has the parcel: one path in a square of `size` units. */
  readonly code?: { readonly size: number; readonly path: string }
  readonly hasLabel: boolean
  readonly sendBy: Day
  /** Oldest first. */
  readonly steps: readonly {
    readonly state: InboundState
    readonly at: string
    readonly place?: string
  }[]
}
