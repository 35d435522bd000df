import type { MarketSettings } from '#domain/checkout/settings.ts'
import { kindOf } from '#domain/delivery/delivery.ts'
import {
  type PurchaseNext,
  type PurchaseStage,
  stageOf,
  type Tracking,
} from '#domain/order/purchase.ts'
import { nextOf } from '#domain/order/purchase-next.ts'
import type { Withdrawal } from '#domain/order/withdrawal.ts'
import type { StoredPurchase } from '#store/account/purchases.ts'
import type { LinkTokens } from '../order/link-token.ts'
import { estimateOf, withdrawalOf } from '../order/withdrawal-of.ts'

export type PurchaseFacts = {
  readonly stage: PurchaseStage
  readonly withdrawal: Withdrawal
  readonly next?: PurchaseNext
  readonly tracking?: Tracking
  readonly payPath?: string
}

/** The data of an order that both the list and the order page show. */
export function factsOf(
  stored: StoredPurchase,
  settings: MarketSettings,
  links: LinkTokens,
): PurchaseFacts {
  const stage = stageOf(stored.state, stored.parcel?.state)
  const estimate = estimateOf(stored, settings)
  const withdrawal = withdrawalOf(stored, stored.parcel?.deliveredAt, settings)
  const payableUntil = stored.payableUntil?.toISOString()
  const next = nextOf({
    stage,
    delivery: kindOf(stored),
    estimate,
    withdrawal,
    ...(payableUntil !== undefined && { payableUntil }),
  })
  const tracking = trackingOf(stored)
  return {
    stage,
    withdrawal,
    ...(next && { next }),
    ...(tracking && { tracking }),
    ...(next?.kind === 'pay-until' && {
      payPath: links.pathOf(stored, 'payment-processing'),
    }),
  }
}

function trackingOf({ parcel }: StoredPurchase): Tracking | undefined {
  return parcel?.awb
    ? { carrier: parcel.carrier, awb: parcel.awb, ...(parcel.url && { url: parcel.url }) }
    : undefined
}
