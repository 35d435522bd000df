import type { Market } from '#domain/market/market.ts'
import type { Money } from '#domain/money/money.ts'
import type { NextEvent } from './confirmation.ts'
import type { OrderState } from './order-state.ts'
import type { OrderView } from './order-view.ts'
import type { ShipmentState } from './shipment-state.ts'
import type { Withdrawal } from './withdrawal.ts'

/** The stages of an order as its customer sees them. */
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

/** Stages before dispatch: the order is cancelled, not returned. */
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

/** The stage of a confirmed or closed order follows its parcel. */
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

/** Whether further events are expected. */
export function isUnderWay(stage: PurchaseStage): boolean {
  return !overStages.has(stage)
}

/** The next event, with its day. Instants are ISO. */
export type PurchaseNext =
  | { readonly kind: 'pay-until'; readonly at: string }
  | Exclude<NextEvent, { readonly kind: 'sent-by' }>

/** `url` is the carrier's tracking page of the parcel. */
export type Tracking = {
  readonly carrier: string
  readonly awb: string
  readonly url?: string
}

/** An order in the purchases of a member; `payPath` is where it can be paid, within the market. */
export type Purchase = {
  readonly number: string
  readonly stage: PurchaseStage
  readonly placedAt: string
  readonly total: Money
  readonly title: string
  /** The number of lines after the first one. */
  readonly others: number
  readonly picture?: string
  readonly next?: PurchaseNext
  readonly tracking?: Tracking
  readonly payPath?: string
}

/** The carrier's steps of a parcel, oldest first. */
export type ParcelStep = {
  readonly stage: PurchaseStage
  readonly at: string
  readonly place?: string
}

export type PurchaseDetails = {
  readonly order: OrderView
  readonly stage: PurchaseStage
  readonly steps: readonly ParcelStep[]
  readonly withdrawal: Withdrawal
  readonly next?: PurchaseNext
  readonly tracking?: Tracking
  readonly payPath?: string
}

/** One page of purchases, newest first; the next page continues after the number `olderThan`. */
export type PurchasePage = {
  readonly purchases: readonly Purchase[]
  readonly olderThan?: string
  /** The other markets in which the member has purchases. */
  readonly elsewhere: readonly Market[]
}
