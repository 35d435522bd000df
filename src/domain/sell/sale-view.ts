import type { CourierCarrier } from '#domain/delivery/courier-of.ts'
import type { Day } from '#domain/device/day.ts'
import type { DeviceType } from '#domain/device/device.ts'
import type { InboundView } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { Answers } from './answers.ts'
import type { IdentifierKind } from './device-identifier.ts'
import type { Payout } from './price-tables.ts'
import type { Offers } from './running-offer.ts'
import type { TradeInState } from './sale-state.ts'
import type { TradeInFormStep } from './step.ts'
import type { InspectionReason } from './verdict.ts'

/** sell.md, Steps: what of a device was asked about, and is looked at again. */
export const inspectedParts = [
  'config-all',
  'config-storage',
  'config-provider',
  'liquid-contact',
  'burn-in',
  'grading-display',
  'grading-case',
  'battery',
  'display-defects',
  'phone-defects',
  'tablet-defects',
  'smartwatch-defects',
  'laptop-defects',
  'laptop-keyboard',
  'console-defects',
  'console-controllers',
] as const satisfies readonly TradeInFormStep[]
export type InspectedPart = (typeof inspectedParts)[number]

/** sell.md: what a second offer says line by line. `amount` is what the line changes of the offer, below zero where it lowers it. */
export type SecondOfferLine = {
  readonly part: InspectedPart
  readonly declared: string
  readonly found: string
  /** Within the host. */
  readonly photoPath?: string
  readonly amount: Money
}

export type SecondOffer = { readonly amount: Money; readonly lines: readonly SecondOfferLine[] }

/** What a sale waits for, and the day it is due. */
export type TradeInDue =
  | { readonly kind: 'accept-by'; readonly day: Day }
  | { readonly kind: 'hand-over-by'; readonly day: Day }
  | { readonly kind: 'inspected-by'; readonly day: Day }
  | { readonly kind: 'answer-by'; readonly day: Day }
  | { readonly kind: 'paid-by'; readonly day: Day }

/** `reference` is the number of the taker's paper. */
export type TakenOver = { readonly taker: string; readonly reference: string }

/** A device somebody sells, in the list of their sales. Instants are ISO. */
export type TradeInSummary = {
  readonly number: string
  readonly state: TradeInState
  readonly title: string
  /** Undefined while nothing was offered. */
  readonly offer?: Money
  readonly startedAt: string
  readonly due?: TradeInDue
}

/** One sale, for whoever it is of: as a member, or by the link of its letters. */
export type TradeInView = TradeInSummary & {
  readonly market: Market
  readonly email: string
  /** Somebody's account has it; until then whoever has its link goes on with it. */
  readonly isOwned: boolean
  readonly deviceType: DeviceType
  /** As they were when it was offered. */
  readonly answers: Answers
  readonly bookVersion?: string
  /** Frozen, by every way to be paid. */
  readonly offers?: Offers
  /** The offer cannot be accepted from then on. */
  readonly expiresAt?: string
  /** The number of the offer that took its place. */
  readonly replacedBy?: string
  readonly payout?: Payout
  /** Where it is paid to; the number by its last four. */
  readonly account?: { readonly iban: string; readonly holder: string }
  /** Of the voucher it is paid by: to be spent from the acceptance on, until the sale comes to nothing. */
  readonly voucherCode?: string
  /** The number its device is known by, and its last four once it is told. */
  readonly device: { readonly kind: IdentifierKind; readonly masked?: string }
  readonly sender?: { readonly name: string; readonly phone: string }
  readonly parcel?: InboundView
  readonly isCancellable: boolean
  /** Why it is not bought, once somebody looked at it. */
  readonly rejectedFor?: readonly InspectionReason[]
  /** By whom it comes back, under which number. */
  readonly sentBack?: { readonly carrier: CourierCarrier; readonly awb: string }
  /** Who took it where it neither was bought nor comes back: a recycler, or the authorities. */
  readonly takenOver?: TakenOver
  /** Pictures of its inspection, within the host. */
  readonly photoPaths: readonly string[]
  /** What was paid in the end. */
  readonly paid?: Money
  /** The paper of what was bought, where the law asks for one; `path` is within the host. */
  readonly slip?: { readonly number: string; readonly path: string }
  readonly secondOffer?: SecondOffer
  /** From one state to the next, the oldest first. */
  readonly steps: readonly { readonly state: TradeInState; readonly at: string }[]
  /** What is still to come if nothing goes wrong. */
  readonly ahead: readonly TradeInState[]
}

/** One page of sales, the newest first; `olderThan` is the number the next page goes on after. */
export type TradeInPage = { readonly sales: readonly TradeInSummary[]; readonly olderThan?: string }
