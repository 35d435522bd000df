import type { MarketSettings } from '#domain/checkout/settings.ts'
import { kindOf } from '#domain/delivery/delivery.ts'
import { estimateDelivery } from '#domain/delivery/estimate.ts'
import { type Day, dayIn } from '#domain/device/day.ts'
import {
  type PurchaseNext,
  type PurchaseStage,
  stageOf,
  type Tracking,
  type Withdrawal,
} from '#domain/order/purchase.ts'
import { withdrawalFrom } from '#domain/order/withdrawal.ts'
import type { StoredPurchase } from '#store/account/purchases.ts'
import type { LinkTokens } from '../order/link-token.ts'

export type PurchaseFacts = {
  readonly stage: PurchaseStage
  readonly withdrawal: Withdrawal
  readonly next?: PurchaseNext
  readonly tracking?: Tracking
  readonly payPath?: string
}

/** What the list and the page of an order both say of it. */
export const factsOf = (
  stored: StoredPurchase,
  settings: MarketSettings,
  links: LinkTokens,
): PurchaseFacts => {
  const stage = stageOf(stored.state, stored.parcel?.state)
  const withdrawal = withdrawalFrom(arrivalOf(stored, settings), settings.cart.returnDays)
  const next = nextOf(stored, stage, withdrawal, settings)
  const tracking = trackingOf(stored)
  return {
    stage,
    withdrawal,
    ...(next && { next }),
    ...(tracking && { tracking }),
    ...(stage === 'awaiting-payment' && {
      payPath: links.pathOf(stored, 'payment-processing'),
    }),
  }
}

const estimateOf = (stored: StoredPurchase, { delivery, holidays }: MarketSettings) =>
  estimateDelivery(
    dayIn(stored.market, stored.placedAt),
    kindOf(stored),
    delivery,
    new Set(holidays),
  )

const arrivalOf = (stored: StoredPurchase, settings: MarketSettings): Day => {
  const deliveredAt = stored.parcel?.deliveredAt
  return deliveredAt ? dayIn(stored.market, new Date(deliveredAt)) : estimateOf(stored, settings).to
}

const nextOf = (
  stored: StoredPurchase,
  stage: PurchaseStage,
  { shopUntil }: Withdrawal,
  settings: MarketSettings,
): PurchaseNext | undefined => {
  switch (stage) {
    case 'awaiting-payment':
      return stored.payableUntil
        ? { kind: 'pay-until', at: stored.payableUntil.toISOString() }
        : undefined
    case 'preparing':
    case 'on-the-way':
      return { kind: 'arrives', delivery: kindOf(stored), ...estimateOf(stored, settings) }
    case 'delivered':
      return { kind: 'return-until', day: shopUntil }
    case 'ready-for-pickup':
    case 'failed-attempt':
    case 'coming-back':
    case 'came-back':
    case 'lost':
    case 'expired':
    case 'cancelled':
      return undefined
  }
}

const trackingOf = ({ parcel }: StoredPurchase): Tracking | undefined =>
  parcel?.awb
    ? { carrier: parcel.carrier, awb: parcel.awb, ...(parcel.url && { url: parcel.url }) }
    : undefined
