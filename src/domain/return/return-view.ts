import type { ContactDetails } from '#domain/address/contact.ts'
import type { Grade } from '#domain/device/device.ts'
import type { Handover, InboundView, OfferedHandover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { OrderLineKind } from '#domain/order/order-view.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import type { Withdrawal } from '#domain/order/withdrawal.ts'
import type { Day } from '#domain/time/day.ts'
import type { ReturnState } from './return-state.ts'

/** A reason is optional (rules of trade, Law 1), but helps the next customer. */
export const returnReasons = [
  'changed-mind',
  'not-as-described',
  'faulty',
  'damaged-on-arrival',
  'wrong-item',
  'arrived-late',
  'other',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** A line of an order that the customer may return; `back` is its refund, with discounts deducted. */
export type ReturnableLine = {
  readonly position: number
  readonly kind: OrderLineKind
  readonly title: string
  readonly grade?: Grade
  readonly picture?: string
  readonly back: Money
  /** The device with which the line must be returned, for example its services and its battery. */
  readonly belongsTo?: number
  /** The warranty claim of the line: it cannot be returned before the claim has ended. */
  readonly claim?: string
}

/** The way of the refund. An order paid on delivery needs an account for it. */
export type RefundWay = 'same-way' | 'iban'

/** What can be returned of an order, how, and until when. */
export type Returnable = {
  readonly orderNumber: string
  readonly market: Market
  readonly placedAt: string
  readonly lines: readonly ReturnableLine[]
  readonly withdrawal: Withdrawal
  readonly refundWay: RefundWay
  /** Refunded with the last line, as far as the law requires: the standard delivery. */
  readonly deliveryBack?: Money
  readonly handovers: readonly OfferedHandover[]
  readonly contact: ContactDetails
}

export type ReturnedLine = ReturnableLine & {
  readonly reason?: ReturnReason
  readonly words?: string
  /** After inspection: the deduction from `back`, and its reason in the inspector's own words. */
  readonly kept?: { readonly amount: Money; readonly found: string }
}

/** The next event of a return and its due date (complaints of this trade: slow refund). */
export type ReturnDue =
  | { readonly kind: 'send-by'; readonly day: Day }
  | { readonly kind: 'arrives-by'; readonly day: Day }
  | { readonly kind: 'inspected-by'; readonly day: Day }
  | { readonly kind: 'refunded-by'; readonly day: Day }
  | { readonly kind: 'sent-back-by'; readonly day: Day }

/** `number` is the order number with a count: RO000012344-R1. Instants are ISO. */
export type ReturnView = {
  readonly number: string
  readonly orderNumber: string
  readonly market: Market
  readonly state: ReturnState
  readonly requestedAt: string
  readonly lines: readonly ReturnedLine[]
  /** The paths of its pictures, within the host. */
  readonly photoPaths: readonly string[]
  readonly words?: string
  /** If rejected: the reason in the inspector's own words. */
  readonly rejectedFor?: string
  /** The handover of its parcel, if it has one. */
  readonly handover?: Handover
  readonly parcel?: InboundView
  readonly refundWay: RefundWay
  /** Masked: only the country and the last four characters. */
  readonly iban?: string
  readonly expected: Money
  readonly refund?: { readonly state: RefundState; readonly amount: Money }
  readonly due?: ReturnDue
  readonly isCancellable: boolean
  /** `true` until the carrier has the parcel. */
  readonly isHandoverChangeable: boolean
  /** The state changes, oldest first. */
  readonly steps: readonly { readonly state: ReturnState; readonly at: string }[]
}

/** A return in the list of the member. */
export type ReturnSummary = {
  readonly number: string
  readonly orderNumber: string
  readonly state: ReturnState
  readonly requestedAt: string
  readonly title: string
  readonly others: number
  readonly picture?: string
  readonly expected: Money
  readonly due?: ReturnDue
}
