import type { MarketSettings } from '#domain/checkout/settings.ts'
import { kindOf } from '#domain/delivery/delivery.ts'
import { estimateDelivery } from '#domain/delivery/estimate.ts'
import { dayIn } from '#domain/device/day.ts'
import {
  type PurchaseNext,
  type PurchaseStage,
  stageOf,
  type Tracking,
  type Withdrawal,
} from '#domain/order/purchase.ts'
import { nextOf } from '#domain/order/purchase-next.ts'
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
  const estimate = estimateOf(stored, settings)
  const deliveredAt = stored.parcel?.deliveredAt
  const arrival = deliveredAt ? dayIn(stored.market, new Date(deliveredAt)) : estimate.to
  const withdrawal = withdrawalFrom(arrival, settings.cart.returnDays)
  const payableUntil = stored.payableUntil?.toISOString()
  const next = nextOf({
    ...{ stage, delivery: kindOf(stored), estimate, withdrawal },
    ...(payableUntil !== undefined && { payableUntil }),
  })
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

const trackingOf = ({ parcel }: StoredPurchase): Tracking | undefined =>
  parcel?.awb
    ? { carrier: parcel.carrier, awb: parcel.awb, ...(parcel.url && { url: parcel.url }) }
    : undefined
