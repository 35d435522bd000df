import type { ContactDetails } from '#domain/address/contact.ts'
import type { Day } from '#domain/device/day.ts'
import type { Grade } from '#domain/device/device.ts'
import type { Handover, InboundView, OfferedHandover } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { OrderLineKind } from '#domain/order/order-view.ts'
import type { Withdrawal } from '#domain/order/purchase.ts'
import type { RefundState } from '#domain/order/refund-state.ts'
import type { ReturnState } from './return-state.ts'

/** Nobody has to give a reason (rules of trade, Law 1); whoever does helps the next buyer. */
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

/** A line of an order that a buyer may give back; `back` is what they get for it, discounts taken off. */
export type ReturnableLine = {
  readonly position: number
  readonly kind: OrderLineKind
  readonly title: string
  readonly grade?: Grade
  readonly picture?: string
  readonly back: Money
  /** The device it goes back with, and never without: its services, its battery. */
  readonly belongsTo?: number
  /** The warranty claim it is in: it cannot go back before that has ended. */
  readonly claim?: string
}

/** How the money goes back. An order paid on delivery needs an account to send it to. */
export type RefundWay = 'same-way' | 'iban'

/** What can be given back of an order, how, and until when. */
export type Returnable = {
  readonly orderNumber: string
  readonly market: Market
  readonly placedAt: string
  readonly lines: readonly ReturnableLine[]
  readonly withdrawal: Withdrawal
  readonly refundWay: RefundWay
  /** Given back with the last line, as far as the law asks: the standard delivery. */
  readonly deliveryBack?: Money
  readonly handovers: readonly OfferedHandover[]
  readonly contact: ContactDetails
}

export type ReturnedLine = ReturnableLine & {
  readonly reason?: ReturnReason
  readonly words?: string
  /** After inspection: what of `back` is kept, and why, in the words of who looked. */
  readonly kept?: { readonly amount: Money; readonly found: string }
}

/** What a return waits for, and the day it is due (complaints of this trade: slow refund). */
export type ReturnDue =
  | { readonly kind: 'send-by'; readonly day: Day }
  | { readonly kind: 'arrives-by'; readonly day: Day }
  | { readonly kind: 'inspected-by'; readonly day: Day }
  | { readonly kind: 'refunded-by'; readonly day: Day }
  | { readonly kind: 'sent-back-by'; readonly day: Day }

/** `number` is its order's with a count: RO000012344-R1. Instants are ISO. */
export type ReturnView = {
  readonly number: string
  readonly orderNumber: string
  readonly market: Market
  readonly state: ReturnState
  readonly requestedAt: string
  readonly lines: readonly ReturnedLine[]
  /** Of its pictures, within the host. */
  readonly photoPaths: readonly string[]
  readonly words?: string
  /** Where it was not accepted, in the words of who looked. */
  readonly rejectedFor?: string
  /** Of its parcel, where it has one. */
  readonly handover?: Handover
  readonly parcel?: InboundView
  readonly refundWay: RefundWay
  /** Masked: only the country and the last four letters. */
  readonly iban?: string
  readonly expected: Money
  readonly refund?: { readonly state: RefundState; readonly amount: Money }
  readonly due?: ReturnDue
  readonly isCancellable: boolean
  /** Until the carrier has it. */
  readonly isHandoverChangeable: boolean
  /** From one state to the next, the oldest first. */
  readonly steps: readonly { readonly state: ReturnState; readonly at: string }[]
}

/** A return in the list of a member. */
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
