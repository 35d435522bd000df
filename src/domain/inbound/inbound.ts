import type { Address } from '#domain/address/address.ts'
import type { ContactDetails } from '#domain/address/contact.ts'
import type { CourierCarrier } from '#domain/delivery/courier-of.ts'
import type { Carrier, PickupKind } from '#domain/delivery/delivery.ts'
import type { PickupPoint } from '#domain/delivery/pickup-point.ts'
import type { Day } from '#domain/device/day.ts'
import type { DeviceType } from '#domain/device/device.ts'
import type { Market } from '#domain/market/market.ts'
import type { InboundState } from './inbound-state.ts'

/** What a parcel to the shop is sent in for. */
export type InboundSubject = {
  readonly kind: 'return' | 'warranty' | 'sale'
  readonly id: string
}

/** How somebody gives their parcel to a carrier; `point` is where they mean to drop it, any of its kind takes it. */
export type Handover =
  | { readonly kind: 'courier'; readonly from: Address; readonly day: Day }
  | { readonly kind: PickupKind; readonly point?: PickupPoint }

/** A handover as it is asked for: what a place or a point is called is the shop's to say. */
export type WishedHandover =
  | Extract<Handover, { readonly kind: 'courier' }>
  | { readonly kind: PickupKind; readonly point?: { readonly id: string } }

/** Why a handover is not taken. */
export type HandoverRefusal =
  /** 409 */
  | { readonly kind: 'handover-not-offered' }
  /** 422: `field` is of the form, `code` names the rule. */
  | { readonly kind: 'invalid-field'; readonly field: string; readonly code: string }

/** A way to hand over that a market has, with who carries it; `days` are when a courier may come. */
export type OfferedHandover =
  | { readonly kind: 'courier'; readonly carrier: CourierCarrier; readonly days: readonly Day[] }
  | { readonly kind: PickupKind; readonly carrier: Carrier }

/** `number` is what people and carriers call it, and is written on the parcel: RO000012344-R1. */
export type InboundRequest = {
  readonly subject: InboundSubject
  readonly market: Market
  readonly number: string
  readonly sender: ContactDetails
  readonly handover: Handover
  /** Its label is not taken afterwards. */
  readonly sendBy: Day
  /** What is in it, as far as carriers weigh it; a phone where nobody says. */
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
  readonly hasLabel: boolean
  readonly sendBy: Day
  /** The oldest first. */
  readonly steps: readonly {
    readonly state: InboundState
    readonly at: string
    readonly place?: string
  }[]
}
