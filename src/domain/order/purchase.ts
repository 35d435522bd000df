import type { Day } from '#domain/device/day.ts'
import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { NextEvent } from './confirmation.ts'
import type { OrderState } from './order-state.ts'
import type { OrderView } from './order-view.ts'
import type { ShipmentState } from './shipment-state.ts'

/** Where an order stands for who bought it. */
export const purchaseStages = [
  'awaiting-payment',
  'awaiting-trade-in',
  'preparing',
  'on-the-way',
  'ready-for-pickup',
  'delivered',
  'failed-attempt',
  'coming-back',
  'came-back',
  'lost',
  'expired',
  'cancelled',
] as const
export type PurchaseStage = (typeof purchaseStages)[number]

/** As long as nothing was sent: it is cancelled, not given back. */
export const unsentStages = [
  'awaiting-payment',
  'awaiting-trade-in',
  'preparing',
] as const satisfies PurchaseStage[]
export type UnsentStage = (typeof unsentStages)[number]

export function isUnsent(stage: PurchaseStage): stage is UnsentStage {
  return unsentStages.some(unsent => unsent === stage)
}

const stageOfParcel: Record<ShipmentState, PurchaseStage> = {
  preparing: 'preparing',
  'label-created': 'preparing',
  'handed-over': 'on-the-way',
  'in-transit': 'on-the-way',
  'ready-for-pickup': 'ready-for-pickup',
  delivered: 'delivered',
  'failed-attempt': 'failed-attempt',
  'pickup-expired': 'coming-back',
  returning: 'coming-back',
  'returned-to-sender': 'came-back',
  lost: 'lost',
}

/** An order that stands is where its parcel is. */
export function stageOf(order: OrderState, parcel: ShipmentState | undefined): PurchaseStage {
  switch (order) {
    case 'awaiting-payment':
    case 'awaiting-trade-in':
    case 'expired':
    case 'cancelled':
      return order
    case 'confirmed':
      return parcel === undefined ? 'preparing' : stageOfParcel[parcel]
    case 'closed':
      return 'delivered'
  }
}

const overStages: ReadonlySet<PurchaseStage> = new Set([
  'delivered',
  'came-back',
  'lost',
  'expired',
  'cancelled',
])

/** Something is still to happen. */
export function isUnderWay(stage: PurchaseStage): boolean {
  return !overStages.has(stage)
}

/** What comes next, with its day. Instants are ISO. */
export type PurchaseNext =
  | { readonly kind: 'pay-until'; readonly at: string }
  | Exclude<NextEvent, { readonly kind: 'sent-by' }>

/** `url` is the carrier's own page of the parcel. */
export type Tracking = {
  readonly carrier: string
  readonly awb: string
  readonly url?: string
}

/** An order in the list of what a member bought; `payPath` is where it can be paid, within the market. */
export type Purchase = {
  readonly number: string
  readonly stage: PurchaseStage
  readonly placedAt: string
  readonly total: Money
  readonly title: string
  /** Lines beside the first one. */
  readonly others: number
  readonly picture?: string
  readonly next?: PurchaseNext
  readonly tracking?: Tracking
  readonly payPath?: string
}

/** What the carrier did with a parcel, the oldest first. */
export type ParcelStep = {
  readonly stage: PurchaseStage
  readonly at: string
  readonly place?: string
}

/** Rules of trade, Law 1: until when the law lets a buyer go, and the shop. */
export type Withdrawal = { readonly lawUntil: Day; readonly shopUntil: Day }

export type PurchaseDetails = {
  readonly order: OrderView
  readonly stage: PurchaseStage
  readonly steps: readonly ParcelStep[]
  readonly withdrawal: Withdrawal
  readonly next?: PurchaseNext
  readonly tracking?: Tracking
  readonly payPath?: string
}

/** One page of purchases, the newest first; `olderThan` is the number the next page goes on after. */
export type PurchasePage = {
  readonly purchases: readonly Purchase[]
  readonly olderThan?: string
  /** Markets where the member has bought too. */
  readonly elsewhere: readonly Market[]
}
