import type { CourierCarrier } from '#domain/delivery/delivery.ts'
import type { DeviceType } from '#domain/device/device.ts'
import type { InboundView } from '#domain/inbound/inbound.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { Day } from '#domain/time/day.ts'
import type { Answers } from './answers.ts'
import type { IdentifierKind } from './device-identifier.ts'
import type { LockKind } from './lock-kind.ts'
import type { PayoutMethod } from './price-tables.ts'
import type { Offers } from './running-offer.ts'
import type { TradeInFormStep } from './step.ts'
import type { TradeInState } from './trade-in-state.ts'
import type { InspectionReason } from './verdict.ts'

/** The questions about a device that are checked again at inspection (sell.md, Steps). */
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

/** A line of a second offer. `amount` is the change of the offer, negative if it lowers the offer (sell.md). */
export type SecondOfferLine = {
  readonly part: InspectedPart
  readonly declared: string
  readonly found: string
  /** Relative to the host. */
  readonly photoPath?: string
  readonly amount: Money
}

export type SecondOffer = { readonly amount: Money; readonly lines: readonly SecondOfferLine[] }

/** The next deadline of a trade-in and its day. */
export type TradeInDue =
  | { readonly kind: 'accept-by'; readonly day: Day }
  | { readonly kind: 'hand-over-by'; readonly day: Day }
  | { readonly kind: 'inspected-by'; readonly day: Day }
  | { readonly kind: 'unlock-by'; readonly day: Day }
  | { readonly kind: 'answer-by'; readonly day: Day }
  | { readonly kind: 'paid-by'; readonly day: Day }

/** `reference` is the document number of the taker. */
export type TakenOver = { readonly taker: string; readonly reference: string }

/** A trade-in in the list of its seller. Instants are ISO. */
export type TradeInSummary = {
  readonly number: string
  readonly state: TradeInState
  readonly title: string
  /** `undefined` before an offer is made. */
  readonly offer?: Money
  readonly startedAt: string
  readonly due?: TradeInDue
  /** The amount finally paid, and the day. */
  readonly paid?: Money
  readonly paidOn?: Day
}

/** A trade-in for its seller: as a member, or through the link in its emails. */
export type TradeInView = TradeInSummary & {
  readonly market: Market
  readonly email: string
  /** The trade-in belongs to an account; until then it is open to anyone with its link. */
  readonly isOwned: boolean
  readonly deviceType: DeviceType
  /** As they were at the time of the offer. */
  readonly answers: Answers
  readonly bookVersion?: string
  /** Frozen, for each payout method. */
  readonly offers?: Offers
  /** From then on the offer cannot be accepted. */
  readonly expiresAt?: string
  /** The number of the trade-in that replaced this one. */
  readonly replacedBy?: string
  readonly payout?: PayoutMethod
  /** The bank account for the payout; the IBAN shows its last four characters only. */
  readonly account?: { readonly iban: string; readonly holder: string }
  /** The code of the payout voucher: it can be spent from acceptance on, unless the trade-in fails. */
  readonly voucherCode?: string
  /** The kind of identifier of the device, and its last four characters once it is given. */
  readonly device: { readonly kind: IdentifierKind; readonly masked?: string }
  readonly sender?: { readonly name: string; readonly phone: string }
  readonly parcel?: InboundView
  /** The seller's other trade-ins whose devices are in the same parcel. */
  readonly together: readonly { readonly number: string; readonly title: string }[]
  readonly isCancellable: boolean
  /** Why the device is not bought, once it has been inspected. */
  readonly rejectedFor?: readonly InspectionReason[]
  /** The carrier and tracking number of the return parcel. */
  readonly sentBack?: { readonly carrier: CourierCarrier; readonly awb: string }
  /** The recycler or authority that took the device if it was neither bought nor returned. */
  readonly takenOver?: TakenOver
  /** Photos of the inspection, relative to the host. */
  readonly photoPaths: readonly string[]
  /** The acquisition slip, where the law requires one; `path` is relative to the host. */
  readonly slip?: { readonly number: string; readonly path: string }
  /** How the seller removes the lock that was found, and whether they say that they did. */
  readonly lock?: { readonly kind: LockKind; readonly isReported: boolean }
  readonly secondOffer?: SecondOffer
  /** Why the seller asked for a second look; `at` is ISO. */
  readonly objection?: { readonly words: string; readonly at: string }
  /** What a device found better than declared is paid, without asking. */
  readonly raised?: SecondOffer
  /** The state transitions so far, the oldest first. */
  readonly steps: readonly { readonly state: TradeInState; readonly at: string }[]
  /** The states still ahead if nothing goes wrong. */
  readonly ahead: readonly TradeInState[]
}

/** One page of trade-ins, the newest first; `olderThan` is the number after which the next page starts. */
export type TradeInPage = {
  readonly tradeIns: readonly TradeInSummary[]
  readonly olderThan?: string
}
